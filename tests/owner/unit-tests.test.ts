import { rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { copyProject, runNode } from "./changed-copy";

test("unit tests need nothing of content/", async () => {
  const folder = copyProject();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  rmSync(join(folder, "content"), { recursive: true });
  await runNode(folder, "scripts/with-config.mjs", "vitest", "run", "--project", "unit");
});
