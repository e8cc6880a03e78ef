import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { startServer } from "../../../scripts/host-process";
import { freePort, projectFolder, runQuietly } from "../../../scripts/run.mjs";
import { site } from "../../tested-site";
import { titleOf } from "../support/built-page";
import { appRuns, arrived, expect, followLink, open, test as siteTest } from "../support/site-test";

type Deploy = { folder: string; deploy: (name: string) => Promise<void> };

/** A copy of the build behind a server of its own; `deploy` publishes it again, the site having another name. */
const test = siteTest.extend<Deploy>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  folder: async ({}, use) => {
    // In the project: what renders pages imports its packages.
    mkdirSync(join(projectFolder, ".cache"), { recursive: true });
    const folder = mkdtempSync(join(projectFolder, ".cache/deploy-"));
    cpSync(realpathSync("dist"), join(folder, "dist-builds/first"), { recursive: true });
    symlinkSync("dist-builds/first", join(folder, "dist"), "junction");
    cpSync(site.folder, join(folder, "content"), { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const { base, stop } = await startServer(join(folder, "dist"), await freePort());
    await use(base.href);
    await stop();
  },
  deploy: async ({ folder }, use) =>
    use(async (name) => {
      const brand = join(folder, "content/brand.yaml");
      const document = parseDocument(readFileSync(brand, "utf8"));
      document.set("name", name);
      writeFileSync(brand, String(document));
      const folders = { CONTENT: join(folder, "content"), DIST: join(folder, "dist") };
      const env = { ...process.env, ...folders, NODE_ENV: undefined };
      const { code, output } = await runQuietly("npm", ["run", "render"], { env });
      expect(code, output).toBe(0);
    }),
});

test("a tab of the build before goes on with the texts of that build; a reload has the new ones", async ({
  page,
  deploy,
}) => {
  await open(page, "/about");
  await deploy("Renamed");
  // The server looks for a new build twice in a second.
  await expect.poll(async () => (await page.request.get("/support")).text()).toContain("Renamed");
  await followLink(page, "/support");
  await arrived(page, "/support");
  await expect(page).toHaveTitle(titleOf("/support"));
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/about$/);
  await page.reload();
  await appRuns(page);
  await expect(page).toHaveTitle(/Renamed/);
  await followLink(page, "/about");
  await arrived(page, "/about");
  await expect(page).toHaveTitle(/Renamed/);
});
