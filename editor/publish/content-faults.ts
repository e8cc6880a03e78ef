import { join } from "node:path";
import { legalProblems } from "../../checks/legal/legal-problems";
import { neededTexts, otherLanguages } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { readPlainFile, specialFileFaults } from "../../site/special-files";
import { fieldFault } from "../records/record-store";
import type { FieldFault } from "../records/refusal";

/** A fault with its line in a terminal. */
export type ContentFault = FieldFault & { line: string };

/** What is wrong in the records of all languages, or missing there, and in the legal documents. */
export function contentFaults(folder: string): ContentFault[] {
  const content = join(folder, "content");
  // What may lead outside, or never end, is not read.
  const special = specialFileFaults(content, "content/");
  if (special.length > 0) return special.map((line) => ({ line, sentence: line }));
  const legal = readPlainFile(content, "public/legal.json");
  const problems = legal === undefined ? [] : legalProblems(legal);
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
