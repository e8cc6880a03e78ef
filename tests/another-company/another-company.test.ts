import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { drawingNames as allDrawings } from "../../art/names";
import { type Content, contentLeaves } from "../../site/content";
import { formatOf } from "../../site/format";
import { loadContent } from "../../site/load-content";
import { type Billing, type Brand, namedDestinations } from "../../site/schemas/brand";
import { changedCopy } from "../owner/changed-copy";
import { isTranslated, translations, writeTranslations } from "./translations";
import { wordsIn, wordsOfPage } from "./words-of-page";

/** In German. */
const theirFolder = fileURLToPath(new URL("../fixtures/another-company", import.meta.url));
/** Fields that hold names of drawings, icons, colours, pages or fields. */
const fieldsWithNames = new Set<unknown>([
  "drawing",
  "cover",
  "logo",
  "icon",
  "color",
  "to",
  "covers",
  "sampleFields",
]);
/** The name of a drawing may end in the id of our record that it was made for. */
const drawingNames = allDrawings.flatMap((name) => [name, name.replace(/^[a-z]+-/, "")]);
const namesOfCode = [...Object.keys(namedDestinations.shape), ...drawingNames];

const ours = textsOf(loadContent());
const theirs = textsOf(loadContent(theirFolder));

const { name: theirName } = loadContent(theirFolder).brand as Brand;

const copy = changedCopy(theirFolder, { prepare: writeTranslations, minify: true });

test("the site of another company, and its half-translated languages, follow the rules of every built site", async () => {
  const output = await copy().test("site*", "--reporter=default");
  for (const tag of Object.keys(translations)) expect(output).toContain(`site-${tag}`);
});

test("another company is readable and accessible at every width, and the journeys through its records work", async () => {
  // Those for which the records of this repository have too little.
  await copy().browse("full/pages.spec.ts", "e2e/(languages|outside|periods).spec.ts");
});

test("neither a text of our content nor our name and domain is in the site of another company", () => {
  const { name, domain } = loadContent().brand as Brand;
  const own = [...ours].filter((text) => text.length >= 12).concat(name, domain);
  expect(occurrences(own.filter((text) => !theirs.has(text)))).toEqual([]);
  // The texts of the site are found.
  expect(occurrences([theirName])).not.toEqual([]);
});

test("no built file has the address of the store that the prices are compared with, or its products", () => {
  const { address } = loadContent(theirFolder).billing as Billing;
  expect(occurrences([address, new URL(address).host])).toEqual([]);
  const withProducts = copy()
    .files()
    .filter(([, content]) => /billing\W{1,6}product/.test(content.toString()));
  expect(withProducts.map(([name]) => name)).toEqual([]);
});

test("every figure of another company has the signs of its locale", () => {
  const figures = contentLeaves(loadContent(theirFolder))
    .map(({ value }) => value)
    .filter((value) => typeof value === "number")
    .filter((value) => value >= 1000 || !Number.isInteger(value));
  expect(figures.length).toBeGreaterThan(20);
  const asInCode = new RegExp(`(?<![\\d.,])(${figures.join("|").replaceAll(".", "\\.")})(?![.,]?\\d)`, "g");
  const found = copy()
    .files()
    // In Urdu figures have the signs of the code.
    .filter(([name]) => /\.(html|txt)$/.test(name) && tagOf(name) !== "ur")
    .flatMap(([name, content]) => {
      // Scripts and structured data are for machines; a year has no groups.
      const text = content.toString().replaceAll(/<(script|style|svg|time)\b.*?<\/\1>/gs, "");
      return [...text.matchAll(asInCode)].map(([figure]) => `${name}: ${figure}`);
    });
  expect(found).toEqual([]);
});

test("every word on a page of another company is one of its records in the language of the page", () => {
  const folder = join(copy().folder, "content");
  const german = loadContent(folder, "");
  const legal: Content = { legal: JSON.parse(readFileSync(join(folder, "public/legal.json"), "utf8")) };
  const known = new Map([["", new Set([...wordsOf({ ...german, ...legal }), ...monthsOf(german)])]]);
  for (const [tag, { pages }] of Object.entries(translations)) {
    const content = loadContent(folder, tag);
    // The other files are German.
    known.set(tag, new Set([...wordsOf(content, (file) => isTranslated(file, pages)), ...monthsOf(content)]));
  }
  const found = copy()
    .files()
    .filter(([name]) => name.endsWith(".html"))
    .flatMap(([name, content]) => {
      const words = [...wordsOfPage(content.toString())];
      expect(words.length, name).toBeGreaterThan(50);
      const isKnown = (word: string) => known.get(tagOf(name))?.has(word);
      return words
        .filter(([word]) => !isKnown(word))
        .map(([word, place]) => `${name} has "${word}" in ${place}`);
    });
  expect(found).toEqual([]);
});

test.each([
  ["a text", "<p>Sold out</p>"],
  ["a text without scripts", "<noscript><p>Sold out</p></noscript>"],
  ["a label", '<a aria-label="Sold out" href="/"></a>'],
  ["a description of a picture", '<img alt="Sold out" src="/x.png">'],
  ["a field", '<input placeholder="Sold out">'],
  ["a title", "<title>Sold out</title>"],
  ["metadata", '<meta name="description" content="Sold out">'],
  ["a share card", '<meta property="og:image:alt" content="Sold out">'],
  ["structured data", '<script type="application/ld+json">{"@type":"Offer","name":"Sold out"}</script>'],
])("words in %s are words of the page", (_, html) => {
  expect([...wordsOfPage(html).keys()]).toEqual(["sold", "out"]);
});

/** Which of the texts are in which files of the build. */
function occurrences(texts: readonly string[]): string[] {
  return (
    copy()
      .files()
      // Pictures, fonts, the libraries, and the module that renders, which nobody downloads and which keeps its comments.
      .filter(([name]) => !/\.(png|ico|woff2)$|\/(react|router)-[^/]*$|^app\/render-site\.js$/.test(name))
      .flatMap(([name, content]) => {
        const built = comparable(content.toString());
        return texts.filter((text) => built.includes(comparable(text))).map((text) => `${name}: ${text}`);
      })
  );
}

/** The language of a built file; empty for the first. */
function tagOf(name: string): string {
  return Object.keys(translations).find((tag) => name.startsWith(`site/${tag}/`)) ?? "";
}

/** As Intl writes them. */
function monthsOf(content: Content): string[] {
  return formatOf(content).dayFormat.months.flatMap(wordsIn);
}

/** The words in some files of the records, without those of addresses and names that the code defines. */
function wordsOf(content: Content, isIncluded: (file: string) => boolean = () => true): Set<string> {
  const leaves = contentLeaves(content).filter(
    ({ file, path }) => isIncluded(file) && !fieldsWithNames.has(path.findLast(isText)),
  );
  const texts = leaves.map(({ value }) => value).filter(isText);
  return new Set(texts.filter((text) => !/:\/\/|^\/\S/.test(text)).flatMap(wordsIn));
}

/** The texts of the records, without names that the code defines. */
function textsOf(content: Content): Set<string> {
  const leaves = contentLeaves(content).filter(
    ({ path, value }) =>
      !fieldsWithNames.has(path.findLast(isText)) &&
      !namesOfCode.includes(String(value)) &&
      // A text of one word may be the name of its field: "Announcement".
      !path.includes(String(value).toLowerCase()),
  );
  return new Set(leaves.map(({ value }) => value).filter(isText));
}

/** In small letters, with characters instead of the escapes of HTML and JavaScript. */
function comparable(text: string): string {
  return text
    .replaceAll(/&(?:amp|#x26);/g, "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/&(?:quot|#x22|#34);|\\"/g, '"')
    .replaceAll(/&(?:#x27|#39);|\\'/g, "'")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
