import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** For one test, which has to call this itself. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
