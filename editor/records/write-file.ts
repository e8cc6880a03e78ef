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
  const mode = existsSync(path) ? statSync(path).mode : 0o644;
  // A new name would replace it all the same.
  if ((mode & 0o222) === 0) throw Object.assign(new Error(`${path} is read-only`), { code: "EACCES" });
  try {
    const file = openSync(next, "wx", mode);
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

/** Why a file could not be written, for a sentence. */
export function writeFailure({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return "the disk is full";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "the file or its folder is read-only";
    default:
      return message;
  }
}

/** Removes what a process that was killed while it wrote has left. */
export function removeUnfinishedFiles(folder: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (temporary.test(name)) rmSync(join(folder, name), { force: true });
}
