import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("..", import.meta.url));

/** The records. Unit tests have their own: see vitest.config.ts. */
export const contentFolder = join(projectFolder, process.env.CONTENT_FOLDER ?? "content");
