// @vitest-environment node
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectFolder } from "../../site/project-folder";
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
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Runs the command in this process, with the records of the copy. */
async function run(options: readonly string[], key = keys.BILLING_KEY) {
  const own = { ...keys, BILLING_KEY: key, CONTENT: relative(projectFolder, copy.folder) };
  for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value);
  const before = { argv: process.argv, exitCode: process.exitCode };
  process.argv = ["node", "main.ts", ...options];
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(...String(line).split("\n")));
  vi.resetModules();
  await import("./main");
  const code = process.exitCode;
  Object.assign(process, before);
  for (const secret of [key, keys.BILLING_USER]) expect(lines.join("\n")).not.toContain(secret);
  return { code, lines };
}

/** What `npm run check:launch` reads. */
function kept() {
  return readFileSync(join(copy.folder, "../.generated/prices.json"), "utf8");
}

test("the exit code is 1 while something differs, 0 after it is written, 2 without an answer", async () => {
  copy.change({ file: "vps-plans", id: "tanker", from: "monthly: 24.95", to: "monthly: 19.95" });
  const difference = "content/vps-plans.yaml:7: Tanker: site 19,95\u00a0€, store 24,95\u00a0€.";
  const count = "Differences between the site and the store:";
  expect(await run([])).toEqual({ code: 1, lines: [difference, `${count} 1.`] });
  const fault = { file: "content/vps-plans.yaml", line: 7 };
  expect(JSON.parse(kept())).toMatchObject({ differences: [fault] });
  const corrected = [difference, "", "Corrected in content/: 1.", "", `${count} 0.`];
  expect(await run(["--write"])).toEqual({ code: 0, lines: corrected });
  expect(copy.read("vps-plans")).toContain("monthly: 24.95\n");
  const refused = [expect.stringContaining("the store refuses the key")];
  expect(await run([], "wrong-key-4711")).toEqual({ code: 2, lines: refused });
  expect(kept()).toContain("refuses the key");
  for (const secret of ["wrong-key-4711", ...Object.values(keys)]) expect(kept()).not.toContain(secret);
});
