import { execFile } from "node:child_process";
import { cpSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../../build/project-folder";
import { startServerOf } from "../../host-contract/start-on-free-port";
import { arrived, expect, followLink, open, test } from "../support/site-test";

/** In the project, or the build would not find its dependencies. */
const dist = join(projectFolder, ".cache/deploys");
const builds = `${dist}-builds`;

declare global {
  interface Window {
    opened?: boolean;
  }
}

/** Another build on top of the one that is served. Without minifying, no script has the name of one of the first. */
async function build() {
  await promisify(execFile)(
    process.execPath,
    ["scripts/with-config.mjs", "vite", "build", "--logLevel", "warn", "--minify", "false"],
    { cwd: projectFolder, env: { ...process.env, DIST: dist } },
  );
}

function removeDeploys() {
  for (const folder of [dist, builds]) rmSync(folder, { recursive: true, force: true });
}

test.use({
  // Playwright wants the names of fixtures here, at least one.
  baseURL: async ({ browserName: _ }, use) => {
    removeDeploys();
    cpSync(realpathSync(join(projectFolder, "dist")), join(builds, "first"), { recursive: true });
    symlinkSync(join(builds, "first"), dist, "junction");
    const server = await startServerOf(dist);
    await use(server.base.href);
    await server.stop();
    removeDeploys();
  },
});

// What happens once the files are gone is tested in tests/e2e/dead-ends.spec.ts.
test("a tab that was opened before a deploy keeps its files", async ({ page }) => {
  await open(page, "/partners");
  await page.evaluate(() => {
    window.opened = true;
  });
  const served = () => page.request.get("/support").then((response) => response.text());
  const before = await served();
  await build();
  await expect.poll(served).not.toBe(before);
  await followLink(page, "/support");
  await arrived(page, "/support");
  expect(await page.evaluate(() => window.opened)).toBe(true);
});
