import { brand } from "../../app/content/brand";
import { appIcons } from "./icons";
import { pageColour } from "./tokens";

/** Name, colours and icons for a home screen. It stays a web page there: nothing here works without a network. */
export function webManifest(): string {
  return JSON.stringify({
    name: `${brand.name}: ${brand.tagline.join(" ")}`,
    short_name: brand.name,
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
