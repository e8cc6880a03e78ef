import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Replaces a file at once: whoever reads it meanwhile, or after a crash, finds the old content or the new one. What a
 * process that was killed leaves is ignored by git.
 */
export function writeFileAtOnce(path: string, content: string | Buffer) {
  const next = join(dirname(path), `.${basename(path)}.${crypto.randomUUID()}.tmp`);
  const mode = existsSync(path) ? statSync(path).mode : 0o644;
  try {
    // A new file, which is no link to another one. Without `flush` the new name may be on disk before the content is.
    writeFileSync(next, content, { mode, flag: "wx", flush: true });
    renameSync(next, path);
  } finally {
    rmSync(next, { force: true });
  }
}
