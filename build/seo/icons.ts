import { accent, logo } from "../../app/content/brand";
import { favicon } from "../../art/models/mark";
import { brandMark } from "./brand-mark";
import { pageColour } from "./tokens";

type AppIcon = { file: string; size: number; purpose?: "maskable"; svg: string };

/** Each cell of the mark has whole pixels, so that it is sharp. A maskable icon is safe within its inner 80 %. */
export const appIcons: readonly AppIcon[] = [
  { file: "icon-32.png", size: 32, svg: smallIcon(32) },
  { file: "apple-touch-icon.png", size: 180, svg: markIcon(180, 4) },
  { file: "icon-192.png", size: 192, svg: markIcon(192, 4) },
  { file: "icon-512.png", size: 512, svg: markIcon(512, 12) },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable", svg: markIcon(512, 8) },
];

function markIcon(size: number, scale: number): string {
  const markSize = 29;
  const margin = Math.round((size - markSize * scale) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${pageColour}" d="M0 0h${size}v${size}H0z"/><g transform="translate(${margin} ${margin}) scale(${scale})">${brandMark()}</g></svg>`;
}

function smallIcon(size: number): string {
  if (logo) return markIcon(size, 1);
  const { viewBox, body } = favicon(accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">${body}</svg>`;
}
