import { execFile } from "node:child_process";
import { cpSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { statusFeed } from "../../../app/content/brand";
import { freePort, type HostProcess, startHost } from "../../../scripts/host-process";
import { headingOf } from "../support/built-page";
import { appRuns, arrived, expect, followLink, test } from "../support/site-test";

const project = fileURLToPath(new URL("../../..", import.meta.url));
/** `dist` is a link. */
const tested = realpathSync(join(project, "dist"));
/** In the project, or the build would not find its dependencies. */
const dist = join(project, ".cache/deploys");

declare global {
  interface Window {
    opened?: string;
  }
}

/**
 * A whole build on top of the one that is there. Without minifying, not one script of the build under test is in it,
 * and it takes half the time; the year it is made in is in the code, so that no two are the same.
 */
async function build(year: number) {
  const date = String(Date.UTC(year, 5) / 1000);
  await promisify(execFile)(
    process.execPath,
    ["scripts/with-config.mjs", "vite", "build", "--logLevel", "warn", "--minify", "false"],
    { cwd: project, env: { ...process.env, DIST: dist, SOURCE_DATE_EPOCH: date } },
  );
}

function removeDeploys() {
  for (const folder of [dist, `${dist}-builds`]) rmSync(folder, { recursive: true, force: true });
}

function start(port: number): Promise<HostProcess> {
  const env = { PORT: String(port), HOST: "127.0.0.1" };
  return startHost({ program: process.execPath, args: [join(dist, "server.mjs")], port, env });
}

test.use({ baseURL: undefined });

test("a tab opened before a deploy keeps its files; after two deploys it loads the next page from the server", async ({
  browser,
}) => {
  // Two builds.
  test.setTimeout(600_000);
  removeDeploys();
  cpSync(tested, dist, { recursive: true });
  const port = await freePort();
  let server = await start(port);
  /** The server has read its build when it listens: the next one can be made meanwhile. */
  let nextBuild = build(2027);
  const deploy = async () => {
    await nextBuild;
    await server.stop();
    server = await start(port);
  };
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    // An answer that says nothing; the host of the records need not exist.
    if (statusFeed) await page.route(statusFeed.url, (route) => route.fulfill({ json: null }));
    await page.goto(`${server.base}partners`);
    await appRuns(page);
    await page.evaluate(() => {
      window.opened = "before the deploys";
    });

    await deploy();
    nextBuild = build(2028);
    await followLink(page, "/support");
    await arrived(page, "/support");
    expect(await page.evaluate(() => window.opened)).toBe("before the deploys");
    expect(errors).toEqual([]);

    await deploy();
    const reloaded = page.waitForEvent("load");
    await followLink(page, "/about");
    await reloaded;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about"));
    await appRuns(page);
    expect(await page.evaluate(() => window.opened)).toBeUndefined();
    await followLink(page, "/support");
    await arrived(page, "/support");
    await page.close();
  } finally {
    await nextBuild.catch(() => {});
    await server.stop();
    removeDeploys();
  }
});
