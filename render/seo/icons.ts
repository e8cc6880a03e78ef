import { readFileSync } from "node:fs";
import { join } from "node:path";
import { favicon, markMarkup } from "../../art/models/mark";
import type { Site } from "../../site/site";
import { pageColour } from "./tokens";

/** The owner's logo, or the mark of the site, as markup of a square of 29 units. */
export function brandMark({ folder, records }: Site): string {
  const { accent, logo } = records.brand;
  if (!logo) return markMarkup({ lit: accent });
  const source = readFileSync(join(folder, "pictures", logo)).toString("base64");
  return `<image width="29" height="29" href="data:image/svg+xml;base64,${source}"/>`;
}

type AppIcon = { file: string; size: number; purpose?: "maskable"; svg: string };

/** Each cell of the mark has whole pixels, so that it is sharp. A maskable icon is safe within its inner 80 %. */
export function appIcons(site: Site): AppIcon[] {
  return [
    { file: "icon-32.png", size: 32, svg: smallIcon(site, 32) },
    { file: "apple-touch-icon.png", size: 180, svg: markIcon(site, 180, 4) },
    { file: "icon-192.png", size: 192, svg: markIcon(site, 192, 4) },
    { file: "icon-512.png", size: 512, svg: markIcon(site, 512, 12) },
    { file: "icon-maskable-512.png", size: 512, purpose: "maskable", svg: markIcon(site, 512, 8) },
  ];
}

function markIcon(site: Site, size: number, scale: number): string {
  const markSize = 29;
  const margin = Math.round((size - markSize * scale) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${pageColour}" d="M0 0h${size}v${size}H0z"/><g transform="translate(${margin} ${margin}) scale(${scale})">${brandMark(site)}</g></svg>`;
}

function smallIcon(site: Site, size: number): string {
  const { accent, logo } = site.records.brand;
  if (logo) return markIcon(site, size, 1);
  const { viewBox, body } = favicon(accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">${body}</svg>`;
}

/** For home screens. `display: browser`: the site needs a network, so it does not open as an app of its own. */
export function webManifest(site: Site): string {
  const { brand } = site.records;
  return JSON.stringify({
    name: brand.name,
    description: brand.tagline.join(" "),
    lang: site.language.tag,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: pageColour,
    theme_color: pageColour,
    icons: appIcons(site)
      .filter(({ size }) => size >= 192)
      .map(({ file, size, purpose = "any" }) => ({
        src: `/${file}`,
        type: "image/png",
        sizes: `${size}x${size}`,
        purpose,
      })),
  });
}
