// @vitest-environment node
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../build/project-folder";
import { runQuietly } from "../run.mjs";
import { RecordsCopy } from "./seeded-records-fixture";
import { keys, startStore } from "./store-fixture";

let store: Awaited<ReturnType<typeof startStore>>;
const copy = new RecordsCopy();

beforeAll(async () => {
  store = await startStore();
  copy.write("billing", `system: whmcs\naddress: ${store.address}\n`);
});
afterAll(() => {
  store.close();
  copy.remove();
});

async function run(options: readonly string[], key = keys.BILLING_KEY) {
  const env = {
    ...process.env,
    ...keys,
    BILLING_KEY: key,
    CONTENT_FOLDER: relative(projectFolder, copy.folder),
  };
  const main = ["scripts/run-typescript.mjs", "scripts/prices/main.ts", ...options];
  const { code, output } = await runQuietly(process.execPath, main, { env });
  for (const secret of [key, keys.BILLING_USER]) expect(output).not.toContain(secret);
  return { code, lines: output.trim().split("\n") };
}

/** What `npm run check:launch` reads. */
function kept() {
  return readFileSync(join(copy.folder, "../.generated/prices.json"), "utf8");
}

test("the exit code is 1 while something differs, 0 after it is written, 2 without an answer", async () => {
  copy.change({ file: "vps-plans", id: "tanker", from: "monthly: 24.95", to: "monthly: 19.95" });
  const difference = "content/vps-plans.yaml:7: Tanker: site 19,95\u00a0€, store 24,95\u00a0€.";
  expect(await run([])).toEqual({
    code: 1,
    lines: [difference, "Differences between the site and the store: 1."],
  });
  expect(JSON.parse(kept())).toMatchObject({ differences: [difference] });
  expect(await run(["--write"])).toEqual({
    code: 0,
    lines: [
      difference,
      "",
      "Corrected in content/: 1.",
      "",
      "Differences between the site and the store: 0.",
    ],
  });
  expect(copy.read("vps-plans")).toContain("monthly: 24.95\n");
  const failed = await run([], "wrong-key-4711");
  expect(failed).toEqual({ code: 2, lines: [expect.stringContaining("the store refuses the key")] });
  expect(kept()).toContain("refuses the key");
  for (const secret of ["wrong-key-4711", ...Object.values(keys)]) expect(kept()).not.toContain(secret);
});
