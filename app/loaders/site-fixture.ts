import { join } from "node:path";
import { projectFolder } from "../../site/project-folder";
import type { Records } from "../../site/schemas/all-schemas";
import { readSite, type Site } from "../../site/site";

/** The site of unit tests: that of another company than the one that ships. */
export const site: Site = readSite(join(projectFolder, "tests/fixtures/another-company"));

/** The same with some of its records changed. */
export function siteWith(records: Partial<Records>, changes: Partial<Site> = {}): Site {
  const changed = { ...site.records, ...records };
  // Not `...site` after a getter: it would draw everything.
  return Object.defineProperties(
    { ...changes, records: changed, words: changed.interface },
    Object.fromEntries(
      Object.entries(Object.getOwnPropertyDescriptors(site)).filter(
        ([name]) => !(name in changes) && name !== "records" && name !== "words",
      ),
    ),
  ) as Site;
}
