import { readFileSync } from "node:fs";
import { headingOf, modulesOf } from "./support/built-page";
import { expect, open, test } from "./support/site-test";

test("a module that differs from the build does not run; the page stays, and its links work", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/react-[^/]*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = `window.tampered = true;${readFileSync(`dist/site${pathname}`, "utf8")}`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await page.goto("/about");
  await refused;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator('footer a[href="/legal"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/legal"));
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
  expect(await page.evaluate(() => document.documentElement.dataset.app)).toBeUndefined();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test("every module the app starts with is fetched once, under its hash", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await open(page, "/about");
  expect(new Set(scripts).size).toBe(scripts.length);
  const preloaded = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ integrity }) => integrity));
  expect(preloaded).toHaveLength(modulesOf("/about").length);
  for (const integrity of preloaded) expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/);
});
