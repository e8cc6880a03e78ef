import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../app/content/brand";
import { type PagePattern, pagePatterns } from "../../app/routes";
import type { ShareCard } from "../../app/seo/share-card";
import { contentHash } from "../content/pictures";
import { ownerFault } from "../owner-fault";
import { cardFamilies, createRasteriser, type Rasteriser } from "./rasterise";
import { shareCardSvg } from "./share-card-svg";

type PageCard = { path: string; pattern: PagePattern; card: ShareCard | undefined };

/** Draws the cards into `assets`. Returns their addresses by the path of the page. Throws if a text cannot be drawn. */
export async function writeShareCards(
  site: string,
  pages: readonly PageCard[],
): Promise<Map<string, string>> {
  const cards = pages.flatMap(({ card, ...page }) => (card ? [{ ...page, card }] : []));
  const { png, widthOf } = await createRasteriser();
  const faults = cardCharacterFaults(cards, widthOf);
  if (faults.length > 0) throw ownerFault(faults);

  const addresses = new Map<string, string>();
  await mkdir(join(site, "assets"), { recursive: true });
  for (const { path, pattern, card } of cards) {
    const picture = png(shareCardSvg(card, pagePatterns.indexOf(pattern), widthOf));
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${contentHash(picture)}.png`;
    await writeFile(join(site, file), picture);
    addresses.set(path, `/${file}`);
  }
  return addresses;
}

/** The characters of the cards that none of their fonts has: the rasteriser would leave them out. */
export function cardCharacterFaults(
  cards: readonly { path: string; card: ShareCard }[],
  widthOf: Rasteriser["widthOf"],
): string[] {
  return cards.flatMap(({ path, card: { headline, offer = "" } }) => {
    const missing = missingCharacters([brand.name, ...headline, offer].join(""), widthOf);
    if (missing.length === 0) return [];
    const characters = missing.join(" ");
    return `The share card of ${path}: no font of the share cards has ${characters}: write it in other characters.`;
  });
}

/** All fonts have the characters of ASCII; spaces and marks such as the soft hyphen are not drawn. */
function missingCharacters(text: string, widthOf: Rasteriser["widthOf"]): string[] {
  const drawn = text.replaceAll(/[\p{ASCII}\s\p{Default_Ignorable_Code_Point}]/gu, "");
  return [...new Set(drawn)].filter((character) => widthOf(character, cardFamilies.text) === 0);
}
