import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as PrerenderEntry from "../../app/entry-prerender";
import type { ShareCard } from "../../app/share-card";
import { cardFonts, fontSources } from "./card-fonts";
import { createRasteriser } from "./rasterise";
import { escaped, shareCardSvg, wordsBox } from "./share-card-svg";

/** Kept between builds. */
export const shareCardCache = fileURLToPath(
  new URL("../../node_modules/.cache/share-cards/", import.meta.url),
);

/** Raised when cards made by an earlier version of this folder's code must not be used again. */
const version = "1";

/** Draws the card of every page into `assets` and answers with its address by path. */
export async function writeShareCards(
  site: string,
  entry: Pick<typeof PrerenderEntry, "prerenderTargets" | "shareCardFor">,
): Promise<ReadonlyMap<string, string>> {
  const draw = await cachedDraw();
  const addresses = new Map<string, string>();
  const patterns = [...new Set(entry.prerenderTargets().map(({ pattern }) => pattern))];
  await mkdir(join(site, "assets"), { recursive: true });
  for (const { path, pattern } of entry.prerenderTargets()) {
    const card = entry.shareCardFor(path);
    if (!card) continue;
    const png = await draw(card, patterns.indexOf(pattern));
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const file = `assets/share-${name}-${hash(png).slice(0, 8)}.png`;
    await writeFile(join(site, file), png);
    addresses.set(path, `/${file}`);
  }
  return addresses;
}

type Draw = (card: ShareCard, cell: number) => Promise<Uint8Array>;

/** Drawing takes a second a card: one that is unchanged comes from the last build. */
async function cachedDraw(): Promise<Draw> {
  const fonts = await fontSources();
  let drawing: Promise<Draw> | undefined;
  await mkdir(shareCardCache, { recursive: true });
  return async (card, cell) => {
    const unfitted = shareCardSvg(card, cell, { display: "", text: "", headlineSize: 100, offerSize: 100 });
    const file = join(shareCardCache, `${hash(version, unfitted, JSON.stringify(wordsBox), ...fonts)}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    drawing ??= createDraw();
    const png = await (await drawing)(card, cell);
    await writeFile(file, png);
    return png;
  };
}

async function createDraw(): Promise<Draw> {
  const fonts = await cardFonts();
  const { png, widthOf } = await createRasteriser(fonts);
  const { display, text } = fonts;
  const fitted = (lines: readonly string[], family: string, width: number, largest: number) => {
    const widest = Math.max(...lines.map((line) => widthOf(escaped(line), family)));
    return Math.min(largest, Math.floor((width / widest) * 100));
  };
  return async (card, cell) => {
    const { headlineWidth, largestHeadline, offerWidth, offerSize } = wordsBox;
    return png(
      shareCardSvg(card, cell, {
        display,
        text,
        headlineSize: fitted(card.headline.filter(Boolean), display, headlineWidth, largestHeadline),
        offerSize: fitted([card.offer], text, offerWidth, offerSize),
      }),
    );
  };
}

function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("base64url").replaceAll(/[-_]/g, "0");
}
