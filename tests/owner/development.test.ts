import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { browserFlags, findBrowser } from "../../scripts/ensure-browser.mjs";
import { projectFolder } from "../../site/project-folder";
import { apply, type Change, copyContent } from "./changed-copy";

const mistake = preload("no");
const correction = preload(false);

function preload(value: unknown): Change {
  return { file: "brand", change: (document) => document.setIn(["transportSecurity", "preload"], value) };
}

let content: string;
let server: ViteDevServer;
beforeAll(async () => {
  content = copyContent(join(import.meta.dirname, "../fixtures/another-company"));
  // It is read when the configuration is loaded.
  vi.stubEnv("CONTENT", content);
  server = await createServer({
    root: projectFolder,
    configFile: join(projectFolder, "vite.config.ts"),
    cacheDir: join(content, "../vite"),
    server: { port: 0, host: "127.0.0.1" },
    logLevel: "silent",
  });
  await server.listen();
});
afterAll(async () => {
  await server?.close();
  rmSync(join(content, ".."), { recursive: true, force: true });
});

async function openTab(path: string) {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
  return page;
}

/** A page on which the app runs. */
async function openPage(path: string) {
  const page = await openTab(path);
  await page.locator("html[data-app=running]").waitFor({ timeout: 60_000 });
  return page;
}

async function answerTo(path = "support") {
  const answer = await fetch(new URL(path, server.resolvedUrls?.local[0]));
  return { status: answer.status, html: await answer.text() };
}

test("in development an unknown address answers with status 404", async () => {
  expect((await answerTo("no/such/page")).status).toBe(404);
});

test("a changed picture shows in development, also as the scene of a page, without loading the page again", async () => {
  const picture = (width: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 90" width="${width}" height="90"/>`;
    writeFileSync(join(content, "pictures/hill.svg"), svg);
  };
  picture(120);
  apply(content, {
    file: "pages/support",
    change: (document) => {
      document.setIn(["head", "drawing"], "hill.svg");
      document.setIn(["head", "alt"], "A hill");
    },
  });
  await expect.poll(async () => (await answerTo()).html, { timeout: 60_000 }).toMatch(/\/hill-[\w-]+\.svg/);
  const page = await openPage("support");
  const scene = page.locator('image[href*="/hill-"]');
  const before = await scene.getAttribute("href");
  let loads = 0;
  page.on("load", () => loads++);

  picture(150);
  await expect.poll(() => scene.getAttribute("href")).not.toBe(before);
  expect(loads).toBe(0);
  expect((await answerTo()).html).toContain(await scene.getAttribute("href"));
});

test("in development a wrong record gives the error of the build until it is corrected, and then the page", async () => {
  expect((await answerTo()).status).toBe(200);
  apply(content, mistake);
  const wrong = await answerTo();
  expect(wrong.status).toBe(500);
  expect(wrong.html).toMatch(
    /content\/brand\.yaml:\d+: transportSecurity.*preload.*no.*: expected true or false/,
  );
  const page = await openTab("support");
  await page.locator("vite-error-overlay").waitFor();
  apply(content, correction);
  await page.locator("html[data-app=running]").waitFor({ timeout: 60_000 });
  expect((await answerTo()).status).toBe(200);
});

test("a picture that is added during development is shown", async () => {
  mkdirSync(join(content, "pictures"), { recursive: true });
  writeFileSync(
    join(content, "pictures/added.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"/>',
  );
  apply(content, { file: "brand", change: (document) => document.set("logo", "added.svg") });
  await expect
    .poll(async () => (await answerTo()).html, { timeout: 60_000 })
    .toMatch(/src="\/assets\/added-[\w-]+\.svg"/);
});

test("a change of a record does not restart the development server", () => {
  const records = server.config.configFileDependencies.filter(
    (file) => /\/content\//.test(file) && file.endsWith(".yaml"),
  );
  expect(records).toEqual([]);
});

test("a saved record shows in development without loading the page again, and a mistake until it is corrected", async () => {
  const page = await openPage("");
  const { questions } = parse(readFileSync(join(content, "questions.yaml"), "utf8"));
  const opened = page.getByRole("button", { name: questions[0].question });
  await opened.click();
  let loads = 0;
  page.on("load", () => loads++);

  const price = 7654;
  apply(content, {
    file: "minecraft-plans",
    // All of them, so that the lowest price, which texts contain, is another one too.
    change: (plans) => {
      for (const index of plans.toJS().keys()) plans.setIn([index, "monthly"], price);
    },
  });
  await expect.poll(() => page.getByText(/7.654/).count()).toBeGreaterThan(0);
  expect(await opened.getAttribute("aria-expanded")).toBe("true");
  expect(loads).toBe(0);

  const error = page.locator("vite-error-overlay");
  apply(content, mistake);
  await expect.poll(() => error.count()).toBe(1);
  apply(content, correction);
  await expect.poll(() => error.count()).toBe(0);
});
