import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../app/content/brand";
import { type PagePattern, pagePatterns } from "../../app/routes";
import type { ShareCard } from "../../app/seo/share-card";
import { ownerFault } from "../owner-fault";
import { cardCharacterFaults } from "./card-characters";
import { cardFamilies, readCardFonts } from "./card-fonts";
import { keptPicture, pictureHash } from "./kept-picture";
import { createRasteriser } from "./rasterise";
import { escaped, shareCardSvg, wordsBox } from "./share-card-svg";

type PageCard = { path: string; pattern: PagePattern; card: ShareCard | undefined };

/** Draws the cards into `assets`. Returns their addresses by the path of the page. Throws if a text cannot be drawn. */
export async function writeShareCards(
  site: string,
  pages: readonly PageCard[],
): Promise<Map<string, string>> {
  const fonts = await readCardFonts();
  const cards = pages.flatMap(({ card, ...page }) => (card ? [{ ...page, card }] : []));
  const faults = cardCharacterFaults(cards, (await createRasteriser(fonts)).widthOf);
  if (faults.length > 0) throw ownerFault(faults);

  const addresses = new Map<string, string>();
  await mkdir(join(site, "assets"), { recursive: true });
  for (const { path, pattern, card } of cards) {
    const cell = pagePatterns.indexOf(pattern);
    // Text is measured only for cards that are not in the cache.
    const unfitted = shareCardSvg(card, cell, { nameSize: 100, headlineSize: 100, offerSize: 100 });
    const sources = [unfitted, JSON.stringify(wordsBox), ...fonts];
    const png = await keptPicture(sources, () => drawCard(card, cell, fonts));
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${pictureHash(png).slice(0, 8)}.png`;
    await writeFile(join(site, file), png);
    addresses.set(path, `/${file}`);
  }
  return addresses;
}

async function drawCard(card: ShareCard, cell: number, fonts: Uint8Array[]): Promise<Uint8Array> {
  const { png, widthOf } = await createRasteriser(fonts);
  const { display, text } = cardFamilies;
  const fitted = (lines: readonly string[], family: string, width: number, largest: number) => {
    const widest = Math.max(...lines.map((line) => widthOf(escaped(line), family)));
    return Math.min(largest, Math.floor((width / widest) * 100));
  };
  const { nameWidth, largestName, headlineWidth, largestHeadline, offerWidth, offerSize } = wordsBox;
  const sizes = {
    nameSize: fitted([brand.name], display, nameWidth, largestName),
    headlineSize: fitted(card.headline.filter(Boolean), display, headlineWidth, largestHeadline),
    offerSize: card.offer === undefined ? offerSize : fitted([card.offer], text, offerWidth, offerSize),
  };
  return png(shareCardSvg(card, cell, sizes));
}
