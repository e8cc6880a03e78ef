import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SitePage } from "../../app/entry/render";
import type { ShareCard } from "../../app/loaders/share-card";
import { pagePatterns } from "../../app/routes";
import { contentLeaves } from "../../site/content";
import { ContentError, type Fault, faultLine } from "../../site/fault";
import { readContent } from "../../site/load-content";
import { contentHash } from "../../site/pictures";
import { faultAt } from "../../site/sentence";
import type { Site } from "../../site/site";
import { cardFontsOf, createRasteriser, type Rasteriser } from "./rasterise";
import { shareCardSvg } from "./share-card-svg";

/**
 * Draws the cards into `assets`, or copies those of an earlier build: their names are made from what is on them. Returns
 * their addresses by the path of the page. Throws if a text cannot be drawn.
 */
export async function writeShareCards(
  site: Site,
  pages: readonly SitePage[],
  { folder, earlier }: { folder: string; earlier: string | undefined },
): Promise<Map<string, string>> {
  const fonts = cardFontsOf(site.language.tag);
  if (!fonts) return new Map();
  const cards = pages.flatMap(({ path, pattern, shareCard: card }) =>
    card ? [{ path, pattern, card }] : [],
  );
  const rasteriser = await createRasteriser(fonts);
  const faults = cardCharacterFaults(site.records.brand.name, cards, rasteriser.lineOf, () =>
    recordsOf(site),
  );
  if (faults.length > 0) throw new ContentError(faults);

  const addresses = new Map<string, string>();
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const { path, pattern, card } of cards) {
    const svg = shareCardSvg(site, card, pagePatterns.indexOf(pattern), rasteriser);
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${contentHash(svg)}.png`;
    if (earlier && existsSync(join(earlier, file))) await copyFile(join(earlier, file), join(folder, file));
    else await writeFile(join(folder, file), rasteriser.png(svg));
    addresses.set(path, `/${file}`);
  }
  return addresses;
}

type Records = Pick<ReturnType<typeof readContent>, "content" | "located">;

function recordsOf({ folder, language }: Site): Records {
  return readContent(folder, {}, language.base.slice(1));
}

/**
 * A fault for each text of the cards with characters that none of their fonts has: the rasteriser would leave them out.
 */
export function cardCharacterFaults(
  brand: string,
  cards: readonly { path: string; card: ShareCard }[],
  lineOf: Rasteriser["lineOf"],
  readRecords: () => Records,
): Fault[] {
  const faults = cards.flatMap(({ path: page, card }) => {
    const text = textOf(card, brand);
    const missing = missingCharacters(text, lineOf);
    if (missing.length === 0) return [];
    const { content, located } = readRecords();
    const advice = `no font of the share cards has ${missing.join(" ")}: write it in other characters`;
    const parts = contentLeaves(content).filter(({ value }) => {
      if (typeof value !== "string" || !text.includes(oneSpace(value))) return false;
      return missing.some((character) => value.includes(character));
    });
    if (parts.length === 0) return [{ file: `The share card of ${page}`, path: [], message: advice }];
    // A text of a card may also be the text of something else.
    const own = parts.filter(({ path }) => path.includes("shareCard"));
    return (own.length > 0 ? own : parts).map(({ file, path }) =>
      located(faultAt(content, file, path, advice)),
    );
  });
  return [...new Map(faults.map((fault) => [faultLine(fault), fault])).values()];
}

function textOf({ headline, offer = "" }: ShareCard, brand: string): string {
  return oneSpace([brand, headline.join(" "), offer].join("\n"));
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
