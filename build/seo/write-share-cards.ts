import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PagePattern, pagePatterns } from "../../app/routes";
import type { ShareCard } from "../../app/seo/share-card";
import { ownerFault } from "../owner-fault";
import { cardCharacterFaults } from "./card-characters";
import { keptPicture, pictureHash } from "./kept-picture";
import { createRasteriser, readCardFonts } from "./rasterise";
import { shareCardSvg } from "./share-card-svg";

type PageCard = { path: string; pattern: PagePattern; card: ShareCard | undefined };

/** Draws the cards into `assets`. Returns their addresses by the path of the page. Throws if a text cannot be drawn. */
export async function writeShareCards(
  site: string,
  pages: readonly PageCard[],
): Promise<Map<string, string>> {
  const fonts = await readCardFonts();
  const cards = pages.flatMap(({ card, ...page }) => (card ? [{ ...page, card }] : []));
  const { png, widthOf } = await createRasteriser(fonts);
  const faults = cardCharacterFaults(cards, widthOf);
  if (faults.length > 0) throw ownerFault(faults);

  const addresses = new Map<string, string>();
  await mkdir(join(site, "assets"), { recursive: true });
  for (const { path, pattern, card } of cards) {
    const svg = shareCardSvg(card, pagePatterns.indexOf(pattern), widthOf);
    const picture = await keptPicture([svg, ...fonts], async () => png(svg));
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${pictureHash(picture).slice(0, 8)}.png`;
    await writeFile(join(site, file), picture);
    addresses.set(path, `/${file}`);
  }
  return addresses;
}
