import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { drawingNames as allDrawings } from "../../art/names";
import type { Content } from "../../build/content/content";
import { contentLeaves } from "../../build/content/content-leaves";
import { loadContent } from "../../build/content/load-content";
import { type Brand, namedDestinations } from "../../schemas/brand";
import { changedCopy } from "../owner/changed-copy";

/** In German. */
const theirFolder = fileURLToPath(new URL("../fixtures/another-company", import.meta.url));
/** The texts of some of their pages, from right to left. */
const urduFolder = fileURLToPath(new URL("../fixtures/urdu", import.meta.url));
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

const copy = changedCopy(theirFolder, { ur: urduFolder });

test("the site of another company follows the rules of every built site", async () => {
  await copy().test("site");
});

test("another company is readable and accessible at every width, and the journeys through its records work", async () => {
  await copy().browse(
    "full/(pages|accessibility|languages|large-text|tab-walk|long-names).spec.ts",
    "e2e/(games|home|outside|plans|questions).spec.ts",
  );
});

test("neither a text of our content nor our name and domain is in the site of another company", () => {
  const { name, domain } = loadContent().brand as Brand;
  const own = [...ours].filter((text) => text.length >= 12).concat(name, domain);
  expect(occurrences(own.filter((text) => !theirs.has(text)))).toEqual([]);
  // The texts of the site are found.
  expect(occurrences([theirName])).not.toEqual([]);
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
    .filter(([name]) => /\.(html|txt)$/.test(name) && !name.startsWith("site/ur/"))
    .flatMap(([name, content]) => {
      // Scripts and structured data are for machines; a year has no groups.
      const text = content.toString().replaceAll(/<(script|style|svg|time)\b.*?<\/\1>/gs, "");
      return [...text.matchAll(asInCode)].map(([figure]) => `${name}: ${figure}`);
    });
  expect(found).toEqual([]);
});

/** Which of the texts are in which files of the build. */
function occurrences(texts: readonly string[]): string[] {
  return (
    copy()
      .files()
      // Pictures, fonts and the libraries.
      .filter(([name]) => !/\.(png|ico|woff2)$|\/(react|router)-[^/]*$/.test(name))
      .flatMap(([name, content]) => {
        const built = comparable(content.toString());
        return texts.filter((text) => built.includes(comparable(text))).map((text) => `${name}: ${text}`);
      })
  );
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
