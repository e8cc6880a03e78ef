import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Replaces a file at once: whoever reads it meanwhile, or after a crash, finds the old content or the new one. What a
 * process that was killed leaves is ignored by git, and overwritten by the next save.
 */
export function writeFileAtOnce(path: string, content: string | Buffer) {
  const next = join(dirname(path), `.${basename(path)}.tmp`);
  const mode = existsSync(path) ? statSync(path).mode : 0o644;
  try {
    // Without `flush` the new name may be on disk before the content is.
    writeFileSync(next, content, { mode, flush: true });
    renameSync(next, path);
  } finally {
    rmSync(next, { force: true });
  }
}
