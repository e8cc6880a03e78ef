import type { ShareCard } from "../../app/loaders/share-card";
import { columnWidth } from "../../art/engine/outline";
import { markViewBox } from "../../art/models/mark";
import { isIsland, isOf, placeNames } from "../../art/names";
import type { Site } from "../../site/site";
import { brandMark } from "./icons";
import type { CardFamily, Rasteriser } from "./rasterise";
import { pageColour, tokenColour } from "./tokens";

const cardSize = { width: 1200, height: 630 } as const;

/** Of the text, which is to the left of the drawing. */
const left = 72;

const rulerCells = 20;

/** Brand, headline and offer at the left, a drawing at the right, a ruler with the lit cell of the page at the bottom. */
export function shareCardSvg(
  site: Site,
  card: ShareCard,
  cell: number,
  { lineOf, lineHeight }: Pick<Rasteriser, "lineOf" | "lineHeight">,
): string {
  const { brand } = site.records;
  /** The font size at which the lines fit. */
  const fitted = (lines: readonly string[], family: CardFamily, width: number, largest: number) => {
    const widest = Math.max(...lines.map((line) => lineOf(line, family).width));
    return Math.min(largest, Math.floor((width / widest) * 100));
  };
  const written = (line: string, family: CardFamily, x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size / 100})">${lineOf(line, family).markup}</g>`;
  const nameSize = fitted([brand.name], "display", 500, 48);
  const headlineSize = fitted(card.headline.filter(Boolean), "display", 560, 108);
  const bone = tokenColour("bone");
  const secondLine = 420;
  const firstLine = secondLine - headlineSize * lineHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    `<path fill="${pageColour}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${tokenColour("dusk-1")}" d="M0 430h1200v200H0z"/>`,
    `<path fill="${tokenColour("dusk-2")}" d="M0 540h1200v90H0z"/>`,
    art(site, card.drawing),
    `<svg x="${left}" y="64" width="64" height="64" viewBox="${markViewBox}">${brandMark(site)}</svg>`,
    `<g fill="${bone}">`,
    // Vertically centred on the mark.
    written(brand.name, "display", 160, 96 + (nameSize * 17) / 48, nameSize),
    written(card.headline[0], "display", left - 5, firstLine, headlineSize),
    written(card.headline[1], "display", left - 5, secondLine, headlineSize),
    `</g>`,
    card.offer === undefined
      ? ""
      : `<g fill="${tokenColour("bone-2")}">${written(card.offer, "text", left, 497, fitted([card.offer], "text", 640, 34))}</g>`,
    ruler(cell, brand.accent),
    `</svg>`,
  ].join("");
}

function art({ drawings, records }: Site, name: ShareCard["drawing"]): string {
  const { viewBox = "", body = "" } = drawings.markup.get(name) ?? {};
  // The moving light is not part of the drawing; on the card it has a fixed place.
  const light = isIsland(name)
    ? `<path fill="${records.brand.accent ?? tokenColour("torch")}" transform="scale(${columnWidth} 1)" d="${drawings.islandTicks[name][8]}"/>`
    : "";
  const frame =
    isIsland(name) || isOf(placeNames, name)
      ? { x: 662, y: 44, width: 530, height: 480 }
      : { x: 720, y: 70, width: 400, height: 470 };
  const place = Object.entries(frame).map(([side, value]) => `${side}="${value}"`);
  return `<svg ${place.join(" ")} preserveAspectRatio="xMidYMax" viewBox="${viewBox}">${withOwnColours(body)}${light}</svg>`;
}

/** The rasteriser does not resolve `currentColor` from `color` on the same element: set `fill` and `stroke` instead. */
function withOwnColours(body: string): string {
  return body.replaceAll(/ color="([^"]+)"( stroke="none")?/g, (_, colour, seamless) => {
    return ` fill="${colour}"${seamless ?? ` stroke="${colour}"`}`;
  });
}

function ruler(cell: number, accent: string | undefined): string {
  const pitch = 53.16;
  const width = 43;
  const y = 570;
  const lit = left + (cell % rulerCells) * pitch;
  return (
    `<path d="M${left} ${y}h1056" stroke="${tokenColour("ink-600")}" stroke-width="12" stroke-dasharray="${width} ${pitch - width}"/>` +
    `<path d="M${lit} ${y}h${width}" stroke="${accent ?? tokenColour("torch")}" stroke-width="12"/>`
  );
}
