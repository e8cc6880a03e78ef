import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import type { Leaf } from "../../build/content/content-leaves";
import { numberFormatOf } from "../../build/content/number-format";
import { type Finding, legalFile, legalLines, look, sourceLine } from "./finding";

/** What the files of each family have. */
const held = { display: charactersOf(characters.anybody), text: charactersOf(characters.archivo) };

/** Fields that pages show as headings, in the display font; all other text is in the text font. */
const displayFields = new Set(["title", "currency", "name", "question", "label", "tagline"]);
/** Fields of which no page shows the text. */
const hiddenFields = new Set(["url", "drawing", "icon", "logo", "cover", "destination", "to"]);

/** Texts with characters that the fonts of the pages lack. Those that the fonts of share cards lack stop the build. */
export function characterFindings(leaves: readonly Leaf[]): Finding[] {
  const currency = leaves.find(({ record }) => record === "brand.currency")?.value;
  const sign = typeof currency === "string" ? signOf(currency) : "";
  const records = leaves.flatMap((leaf) => {
    const field = String(leaf.path.findLast((step) => typeof step === "string"));
    if (typeof leaf.value !== "string" || hiddenFields.has(field)) return [];
    // The sign is reported once, with the currency, not with every price in a text.
    const text = leaf.record === "brand.currency" ? sign : leaf.value.replaceAll(sign, "");
    const font = displayFields.has(field) ? held.display : held.text;
    return missingCharacters(leaf.record, text, font, () => sourceLine(leaf.record));
  });
  const legalTexts = legalLines().flatMap((line, index) => {
    const text = line.replaceAll(/\\u[0-9a-f]{4}|\\.|[{}]/gi, "");
    return missingCharacters("The legal text", text, held.text, () => `${legalFile}:${index + 1}`);
  });
  return [...records, ...legalTexts];
}

/** "₹" for INR: prices are in the display font. */
function signOf(currency: string): string {
  const { before, after } = numberFormatOf("en-IN", currency).currency;
  return before + after;
}

function charactersOf(files: Readonly<Record<string, string>>): string {
  return Object.values(files).join("");
}

function missingCharacters(subject: string, text: string, font: string, place: () => string): Finding[] {
  const missing = [...new Set(text.replaceAll(/\s/g, ""))].filter((character) => !font.includes(character));
  if (missing.length === 0) return [];
  const sentence = `${subject} has ${missing.join(" ")}, which the fonts of the site lack: it is shown in another font.`;
  return [look("text", place(), sentence)];
}
