import { brand, locale } from "../../app/content/brand";
import { appIcons } from "./icons";
import { pageColour } from "./tokens";

/** For home screens. `display: browser`: the site needs a network, so it does not open as an app of its own. */
export function webManifest(): string {
  return JSON.stringify({
    name: brand.name,
    description: brand.tagline.join(" "),
    lang: locale,
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
