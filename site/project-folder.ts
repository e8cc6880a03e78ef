import { join } from "node:path";

export const projectFolder = join(import.meta.dirname, "..");

/** The records. Unit tests have their own: see vitest.config.ts. */
export const contentFolder = join(projectFolder, process.env.CONTENT_FOLDER ?? "content");
