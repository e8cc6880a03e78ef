import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, languages } from "../../../app/content/languages";
import { parseLegal } from "../../../app/content/legal";
import { publicFolder } from "../../../site/languages";
import { loadContent } from "../../../site/load-content";
import type { Records } from "../../../site/schemas/all-schemas";

/** The languages besides the first, each with its records: the modules of `app/content/` have those of the first. */
export const otherLanguages = languages.slice(1).map((each) => ({
  ...each,
  records: loadContent(undefined, each.base.slice(1)) as Records,
  address: (path: string) => addressOf(path, each),
}));

/** As the build found them. */
export function legalTextsOf({ base }: { base: string }) {
  const file = join(publicFolder(base.slice(1)), "legal.json");
  return parseLegal(JSON.parse(readFileSync(file, "utf8"))).documents;
}
