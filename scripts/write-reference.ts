import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../site/project-folder";
import { contentReference, referenceFile } from "../site/reference/content-reference";

/** `npm run reference`, after a change of a schema. */
writeFileSync(join(projectFolder, referenceFile), contentReference());
