import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import { projectFolder } from "../../build/pages/page-sources";
import type { Leaf } from "./content-leaves";
import type { BuiltPage } from "./dead-links";
import type { Finding } from "./launch-findings";
import { placeInSource } from "./line-of";

const textFont = new Set(characters.archivo);
const displayFont = new Set(characters.anybody);

/** Fields that pages set as headings, in the display font; everything else is set in the text font. */
const displayFields = new Set(["title", "name", "question", "label", "tagline"]);
/** Fields of which no page shows the text. */
const unseenFields = new Set(["url", "drawing", "icon", "logo", "cover", "destination", "to"]);

/** Texts with characters that the fonts do not hold: they are shown, but in another font, and in none on share cards. */
export function characterFindings(leaves: readonly Leaf[]): Finding[] {
  return [
    ...leaves.flatMap((leaf): Finding[] => {
      const field = String(leaf.path.findLast((step) => typeof step === "string") ?? "");
      if (typeof leaf.value !== "string" || unseenFields.has(field)) return [];
      const missing = missingIn(leaf.value, displayFields.has(field) ? displayFont : textFont);
      return missing.length > 0 ? [characterFinding(leaf.record, missing, placeInSource(leaf))] : [];
    }),
    ...legalCharacters(),
  ];
}

/** Line by line: the file is not read as records. */
function legalCharacters(): Finding[] {
  const file = "public/legal.json";
  if (!existsSync(join(projectFolder, file))) return [];
  const lines = readFileSync(join(projectFolder, file), "utf8").split("\n");
  return lines.flatMap((line, index) => {
    const missing = missingIn(line.replaceAll(/\\u[0-9a-f]{4}|\\./gi, ""), legalFont);
    return missing.length > 0 ? [characterFinding("The legal text", missing, `${file}:${index + 1}`)] : [];
  });
}

/** With what JSON itself is written in. */
const legalFont = new Set([...textFont, "{", "}"]);

function missingIn(text: string, font: ReadonlySet<string>): string[] {
  return [...new Set(text.replaceAll(/\s/g, ""))].filter((character) => !font.has(character));
}

function characterFinding(subject: string, missing: readonly string[], place: string): Finding {
  const sentence = `${subject} has ${missing.join(" ")}, which the fonts of the site do not hold: another font is used for it.`;
  return { level: "look", kind: "text", place, sentence };
}

/** About what search engines show. */
const longestTitle = 70;
const descriptionLength = { shortest: 50, longest: 170 };

/** Titles and descriptions that search engines would cut off or replace. */
export function lengthFindings(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ path, file, html }): Finding[] => {
    const title = textIn(html, /<title>([^<]*)</);
    const description = textIn(html, /<meta name="description" content="([^"]*)"/);
    const { shortest, longest } = descriptionLength;
    const sentences = [
      title.length > longestTitle &&
        `The title of ${path} has ${title.length} characters: search engines show about ${longestTitle}.`,
      (description.length < shortest || description.length > longest) &&
        `The description of ${path} has ${description.length} characters: search engines show ${shortest} to ${longest}.`,
    ];
    return sentences
      .filter((sentence) => sentence !== false)
      .map((sentence) => ({ level: "look", kind: "text", place: `dist/site/${file}:1`, sentence }));
  });
}

function textIn(html: string, pattern: RegExp): string {
  const [, text = ""] = pattern.exec(html) ?? [];
  return text.replaceAll(/&#?\w+;/g, "&");
}
