import { join, resolve } from "node:path";

export const projectFolder = join(import.meta.dirname, "..");

/** The records. `CONTENT` names another folder than `content/`; unit tests have their own: see vitest.config.ts. */
export const contentFolder = resolve(projectFolder, process.env.CONTENT || "content");
