import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { schemaFiles, withReference } from "../build/content/reference/generated-files";
import { projectFolder } from "../build/project-folder";

/** `npm run schemas`, after a change of a schema: the JSON Schemas for editors and the reference in docs/owner.md. */
for (const [path, text] of Object.entries(schemaFiles())) {
  mkdirSync(dirname(join(projectFolder, path)), { recursive: true });
  writeFileSync(join(projectFolder, path), text);
}
const guide = join(projectFolder, "docs/owner.md");
writeFileSync(guide, withReference(readFileSync(guide, "utf8")));
