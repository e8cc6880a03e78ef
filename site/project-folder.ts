import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The folder with package.json. Not a fixed number of folders above this file: a build has a copy of it for `npm run render`. */
export const projectFolder = folderWithPackage(import.meta.dirname);

function folderWithPackage(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, "package.json")) || above === folder ? folder : folderWithPackage(above);
}

/** The records. `CONTENT` names another folder than `content/`; unit tests have their own: see vitest.config.ts. */
export const contentFolder = resolve(projectFolder, process.env.CONTENT || "content");
