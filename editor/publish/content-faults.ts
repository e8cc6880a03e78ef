import { join } from "node:path";
import { legalFaults } from "../../checks/legal/legal-faults";
import { ContentError, type Fault } from "../../site/fault";
import { siteLanguages } from "../../site/languages";
import { readPlainFile } from "../../site/special-files";

/** What is wrong in the records, or missing in a language, and in the legal documents. */
export function contentFaults(folder: string): readonly Fault[] {
  const content = join(folder, "content");
  const legal = readPlainFile(content, "public/legal.json");
  const ofLegal = legal === undefined ? [] : legalFaults(legal);
  try {
    siteLanguages(content);
    return ofLegal;
  } catch (error) {
    if (error instanceof ContentError) return [...error.faults, ...ofLegal];
    throw error;
  }
}
