import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReference, referenceFile } from "../build/content/reference/content-reference";
import { projectFolder } from "../build/project-folder";

/** `npm run reference`, after a change of a schema. */
writeFileSync(join(projectFolder, referenceFile), contentReference());
