import { brand } from "../../app/content/brand";
import { appIcons } from "./icons";
import { pageColour } from "./tokens";

/** A home screen has room for about this many letters under an icon. */
const shortNameLength = 12;

/** As many whole words of the name as fit under an icon; one word stays whole. */
export function shortName(name: string): string {
  const [first = name, ...others] = name.split(" ");
  return others.reduce((short, word) => {
    const longer = `${short} ${word}`;
    return name.startsWith(longer) && longer.length <= shortNameLength ? longer : short;
  }, first);
}

/** Name, colours and icons for a home screen. It stays a web page there: nothing here works without a network. */
export function webManifest(): string {
  return JSON.stringify({
    name: `${brand.name}: ${brand.tagline.join(" ")}`,
    short_name: shortName(brand.name),
    lang: "en-IN",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: pageColour,
    theme_color: pageColour,
    icons: appIcons
      .filter(({ size }) => size >= 192)
      .map(({ file, size, purpose = "any" }) => ({
        src: `/${file}`,
        type: "image/png",
        sizes: `${size}x${size}`,
        purpose,
      })),
  });
}
