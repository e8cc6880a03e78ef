import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { otherLanguages } from "../../build/content/languages";
import { readContent } from "../../build/content/load-content";
import { legalProblems } from "../../scripts/check-legal/legal-problems";
import { fieldFault } from "../records/record-store";
import type { FieldFault } from "../records/refusal";

/** A fault with its line in a terminal. */
export type ContentFault = FieldFault & { line: string };

/** What is wrong in the records of all languages and in the legal documents. */
export function contentFaults(folder: string): ContentFault[] {
  const content = join(folder, "content");
  const legal = join(content, "public/legal.json");
  const problems = existsSync(legal) ? legalProblems(readFileSync(legal, "utf8")) : [];
  const faults = ["", ...otherLanguages(content)].flatMap((tag) => {
    const { faults: lines, places, content: records } = readContent(content, {}, tag);
    return lines.map((line, index) => {
      const place = tag ? undefined : places[index];
      return { line, ...(place ? fieldFault(records, "", place) : { sentence: line }) };
    });
  });
  const first = faults.filter(
    ({ line }, index) => faults.findIndex((fault) => fault.line === line) === index,
  );
  return [...first, ...problems.map((line) => ({ line, sentence: line }))];
}
