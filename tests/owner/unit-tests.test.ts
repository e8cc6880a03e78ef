import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { copyProject, runNode } from "./changed-copy";

let folder: string;
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("unit tests need nothing of content/, so no change of it makes one fail", async () => {
  rmSync(join(folder, "content"), { recursive: true });
  await runNode(folder, "scripts/with-config.mjs", "vitest", "run", "--project", "unit");
});
