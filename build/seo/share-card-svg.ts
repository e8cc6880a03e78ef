import { accent, brand } from "../../app/content/brand";
import type { ShareCard } from "../../app/seo/share-card";
import { draw } from "../../art/drawings";
import { columnWidth } from "../../art/engine/outline";
import type { Drawing } from "../../art/engine/svg";
import { islandTicks } from "../../art/models/island";
import { markViewBox } from "../../art/models/mark";
import { placeDrawings } from "../../art/models/places/place-drawings";
import type { DrawingName, PlaceName } from "../../art/names";
import { loadContent } from "../content/load-content";
import { placeRecords } from "../content/place-records";
import { brandMark } from "./brand-mark";
import { cardFamilies } from "./card-fonts";
import { pageColour, tokenColour } from "./tokens";

const cardSize = { width: 1200, height: 630 } as const;

/** The position and size of the text in pixels; the drawing is to the right. */
export const wordsBox = {
  left: 72,
  nameWidth: 500,
  largestName: 48,
  headlineWidth: 560,
  offerWidth: 640,
  largestHeadline: 108,
  offerSize: 34,
} as const;

/** Font sizes at which the text fits. */
type CardSizes = { nameSize: number; headlineSize: number; offerSize: number };

const rulerCells = 20;

/** Brand, headline and offer at the left, a drawing at the right, a ruler with the lit cell of the page at the bottom. */
export function shareCardSvg(card: ShareCard, cell: number, sizes: CardSizes): string {
  const { display, text } = cardFamilies;
  const { nameSize, headlineSize, offerSize } = sizes;
  const bone = tokenColour("bone");
  const { left } = wordsBox;
  const secondLine = 420;
  const firstLine = secondLine - headlineSize * 0.98;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    `<path fill="${pageColour}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${tokenColour("dusk-1")}" d="M0 430h1200v200H0z"/>`,
    `<path fill="${tokenColour("dusk-2")}" d="M0 540h1200v90H0z"/>`,
    art(card.drawing),
    `<svg x="${left}" y="64" width="64" height="64" viewBox="${markViewBox}">${brandMark()}</svg>`,
    `<g font-family="${display}" fill="${bone}">`,
    // Vertically centred on the mark.
    `<text x="160" y="${96 + (nameSize * 17) / 48}" font-size="${nameSize}">${escaped(brand.name)}</text>`,
    `<text x="${left - 5}" y="${firstLine}" font-size="${headlineSize}">${escaped(card.headline[0])}</text>`,
    `<text x="${left - 5}" y="${secondLine}" font-size="${headlineSize}">${escaped(card.headline[1])}</text>`,
    `</g>`,
    card.offer === undefined
      ? ""
      : `<text x="${left}" y="497" font-family="${text}" font-size="${offerSize}" fill="${tokenColour("bone-2")}">${escaped(card.offer)}</text>`,
    ruler(cell),
    `</svg>`,
  ].join("");
}

function art(name: ShareCard["drawing"]): string {
  const { viewBox, body } = isScene(name) ? drawScene(name) : draw(name);
  // The moving light is not part of the drawing; on the card it has a fixed place.
  const light =
    name === "island"
      ? `<path fill="${accent ?? tokenColour("torch")}" transform="scale(${columnWidth} 1)" d="${islandTicks()[8]}"/>`
      : "";
  const frame =
    name === "island" || isScene(name)
      ? { x: 662, y: 44, width: 530, height: 480 }
      : { x: 720, y: 70, width: 400, height: 470 };
  const place = Object.entries(frame).map(([side, value]) => `${side}="${value}"`);
  return `<svg ${place.join(" ")} preserveAspectRatio="xMidYMax" viewBox="${viewBox}">${withOwnColours(body)}${light}</svg>`;
}

function isScene(name: DrawingName | PlaceName): name is PlaceName {
  return name in placeDrawings;
}

function drawScene(name: PlaceName): Drawing {
  return placeDrawings[name](placeRecords(loadContent()));
}

/** The rasteriser does not resolve `currentColor` from `color` on the same element: set `fill` and `stroke` instead. */
function withOwnColours(body: string): string {
  return body.replaceAll(/ color="([^"]+)"( stroke="none")?/g, (_, colour, seamless) => {
    return ` fill="${colour}"${seamless ?? ` stroke="${colour}"`}`;
  });
}

function ruler(cell: number): string {
  const pitch = 53.16;
  const width = 43;
  const y = 570;
  const lit = wordsBox.left + (cell % rulerCells) * pitch;
  return (
    `<path d="M${wordsBox.left} ${y}h1056" stroke="${tokenColour("ink-600")}" stroke-width="12" stroke-dasharray="${width} ${pitch - width}"/>` +
    `<path d="M${lit} ${y}h${width}" stroke="${accent ?? tokenColour("torch")}" stroke-width="12"/>`
  );
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
