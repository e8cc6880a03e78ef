import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

const temporary = /^\..+\.[\da-f]{12}\.tmp$/;

/** Replaces a file at once: whoever reads it meanwhile, or after a crash, finds the old content or the new one. */
export function writeFileAtOnce(path: string, content: string | Buffer) {
  const folder = dirname(path);
  const next = join(folder, `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    const file = openSync(next, "wx", existsSync(path) ? statSync(path).mode : 0o644);
    try {
      writeFileSync(file, content);
      // Without this the new name may be on disk before the content is.
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Removes what a process that was killed while it wrote has left. */
export function removeUnfinishedFiles(folder: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (temporary.test(name)) rmSync(join(folder, name), { force: true });
}
