import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../app/content/brand";
import { type PagePattern, pagePatterns } from "../../app/routes";
import type { ShareCard } from "../../app/seo/share-card";
import { cardFamilies, readCardFonts } from "./card-fonts";
import { keptPicture, pictureHash } from "./kept-picture";
import { createRasteriser } from "./rasterise";
import { escaped, shareCardSvg, wordsBox } from "./share-card-svg";

type PageCard = { path: string; pattern: PagePattern; card: ShareCard | undefined };

/** Draws the cards into `assets`. Returns their addresses by the path of the page. */
export async function writeShareCards(
  site: string,
  pages: readonly PageCard[],
): Promise<Map<string, string>> {
  const draw = await cachedDraw();
  const addresses = new Map<string, string>();
  await mkdir(join(site, "assets"), { recursive: true });
  for (const { path, pattern, card } of pages) {
    if (!card) continue;
    const png = await draw(card, pagePatterns.indexOf(pattern));
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${pictureHash(png).slice(0, 8)}.png`;
    await writeFile(join(site, file), png);
    addresses.set(path, `/${file}`);
  }
  return addresses;
}

type Draw = (card: ShareCard, cell: number) => Promise<Uint8Array>;

/** Text is measured only for cards that are not in the cache. */
async function cachedDraw(): Promise<Draw> {
  const fonts = await readCardFonts();
  let drawing: Promise<Draw> | undefined;
  return (card, cell) => {
    const sizes = { nameSize: 100, headlineSize: 100, offerSize: 100 };
    const unfitted = shareCardSvg(card, cell, { display: "", text: "", ...sizes });
    return keptPicture([unfitted, JSON.stringify(wordsBox), ...fonts], async () => {
      drawing ??= createDraw(fonts);
      return (await drawing)(card, cell);
    });
  };
}

async function createDraw(fonts: Uint8Array[]): Promise<Draw> {
  const { png, widthOf } = await createRasteriser(fonts);
  const { display, text } = cardFamilies;
  const fitted = (lines: readonly string[], family: string, width: number, largest: number) => {
    const widest = Math.max(...lines.map((line) => widthOf(escaped(line), family)));
    return Math.min(largest, Math.floor((width / widest) * 100));
  };
  return async (card, cell) => {
    const { nameWidth, largestName, headlineWidth, largestHeadline, offerWidth, offerSize } = wordsBox;
    return png(
      shareCardSvg(card, cell, {
        display,
        text,
        nameSize: fitted([brand.name], display, nameWidth, largestName),
        headlineSize: fitted(card.headline.filter(Boolean), display, headlineWidth, largestHeadline),
        offerSize: fitted([card.offer], text, offerWidth, offerSize),
      }),
    );
  };
}
