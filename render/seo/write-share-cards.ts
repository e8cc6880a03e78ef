import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../app/content/brand";
import { type PagePattern, pagePatterns } from "../../app/routes";
import type { ShareCard } from "../../app/seo/share-card";
import { contentLeaves } from "../../site/content";
import { readContent } from "../../site/load-content";
import { ownerFault } from "../../site/owner-fault";
import { contentHash } from "../../site/pictures";
import { faultAt } from "../../site/sentence";
import { createRasteriser, hasCards, type Rasteriser } from "./rasterise";
import { shareCardSvg } from "./share-card-svg";

type PageCard = { path: string; pattern: PagePattern; card: ShareCard | undefined };

/** Draws the cards into `assets`. Returns their addresses by the path of the page. Throws if a text cannot be drawn. */
export async function writeShareCards(
  site: string,
  pages: readonly PageCard[],
): Promise<Map<string, string>> {
  if (!hasCards) return new Map();
  const cards = pages.flatMap(({ card, ...page }) => (card ? [{ ...page, card }] : []));
  const { png, lineOf } = await createRasteriser();
  const faults = cardCharacterFaults(cards, lineOf);
  if (faults.length > 0) throw ownerFault(faults);

  const addresses = new Map<string, string>();
  await mkdir(join(site, "assets"), { recursive: true });
  for (const { path, pattern, card } of cards) {
    const picture = png(shareCardSvg(card, pagePatterns.indexOf(pattern), lineOf));
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${contentHash(picture)}.png`;
    await writeFile(join(site, file), picture);
    addresses.set(path, `/${file}`);
  }
  return addresses;
}

type Records = Pick<ReturnType<typeof readContent>, "content" | "lineOf">;

/**
 * One sentence, with file and line where they are known, for each text of the cards with characters that none of their
 * fonts has: the rasteriser would leave them out.
 */
export function cardCharacterFaults(
  cards: readonly { path: string; card: ShareCard }[],
  lineOf: Rasteriser["lineOf"],
  records: Records = readContent(),
): string[] {
  const faults = cards.flatMap(({ path: page, card }) => {
    const text = textOf(card);
    const missing = missingCharacters(text, lineOf);
    if (missing.length === 0) return [];
    const advice = `no font of the share cards has ${missing.join(" ")}: write it in other characters`;
    const parts = contentLeaves(records.content).filter(({ value }) => {
      if (typeof value !== "string" || !text.includes(oneSpace(value))) return false;
      return missing.some((character) => value.includes(character));
    });
    if (parts.length === 0) return [`The share card of ${page}: ${advice}.`];
    // A text of a card may also be the text of something else.
    const own = parts.filter(({ path }) => path.includes("shareCard"));
    return (own.length > 0 ? own : parts).map(({ file, path }) => {
      return `${records.lineOf(file, path)}: ${faultAt(records.content, file, path, advice).sentence}.`;
    });
  });
  return [...new Set(faults)];
}

function textOf({ headline, offer = "" }: ShareCard): string {
  return oneSpace([brand.name, headline.join(" "), offer].join("\n"));
}

/** A no-break space is compared as a space. */
function oneSpace(text: string): string {
  return text.replaceAll(/[^\S\n]/g, " ");
}

/** All fonts have the characters of ASCII; spaces and marks such as the soft hyphen are not drawn. */
function missingCharacters(text: string, lineOf: Rasteriser["lineOf"]): string[] {
  const drawn = text.replaceAll(/[\p{ASCII}\s\p{Default_Ignorable_Code_Point}]/gu, "");
  return [...new Set(drawn)].filter((character) => !lineOf(character, "text").complete);
}
