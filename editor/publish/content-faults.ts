import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { neededTexts, otherLanguages } from "../../build/content/languages";
import { readContent } from "../../build/content/load-content";
import { legalProblems } from "../../scripts/check-legal/legal-problems";
import { fieldFault } from "../records/record-store";
import type { FieldFault } from "../records/refusal";

/** A fault with its line in a terminal. */
export type ContentFault = FieldFault & { line: string };

/** What is wrong in the records of all languages, or missing there, and in the legal documents. */
export function contentFaults(folder: string): ContentFault[] {
  const content = join(folder, "content");
  const legal = join(content, "public/legal.json");
  const problems = existsSync(legal) ? legalProblems(readFileSync(legal, "utf8")) : [];
  const faults = ["", ...otherLanguages(content)].flatMap((tag) => {
    const read = readContent(content, {}, tag);
    const { faults: lines, places, content: records } = read;
    return [
      ...lines.map((line, index) => {
        const place = tag ? undefined : places[index];
        return { line, ...(place ? fieldFault(records, "", place) : { sentence: line }) };
      }),
      ...neededTexts(content, tag, read).map((fault) => {
        return { line: `${fault.place}: ${fault.sentence}.`, ...fieldFault(records, "", fault) };
      }),
    ];
  });
  const first = faults.filter(
    ({ line }, index) => faults.findIndex((fault) => fault.line === line) === index,
  );
  return [...first, ...problems.map((line) => ({ line, sentence: line }))];
}
