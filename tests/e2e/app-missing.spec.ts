import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { legalTabs } from "../../app/content/legal";
import { ticker } from "../../app/content/pages/home";
import { words } from "../../app/content/pages/legal";
import { modulesOf } from "./support/built-page";
import { allQuestions, answerOf, questionButton, searchBox, tabOf, tabs } from "./support/questions";
import { expect, holdBack, open, test } from "./support/site-test";

const faults = {
  missing: { status: 404, body: "Not Found" },
  "half there": { contentType: "text/javascript", body: halfOfReact() },
  empty: { contentType: "text/javascript", body: "" },
};

function halfOfReact(): string {
  const module = modulesOf("/").find((path) => path.includes("/react-"));
  const text = readFileSync(`dist/site${module}`, "utf8");
  return text.slice(0, text.length / 2);
}

/** Opens a page whose app cannot run, as a file of it is not as it was built. */
async function openWithoutApp(page: Page, path: string, fault: keyof typeof faults = "missing") {
  await page.route(/\/assets\/react-[^/]*\.js$/, (route) => route.fulfill(faults[fault]));
  await page.goto(path);
}

// The browser reports the missing file, each in its own words.
test.afterEach(async ({ complaints }) => {
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

for (const fault of ["missing", "half there"] as const)
  test(`with a file of the app ${fault} every answer is visible, and the controls that need it are not`, {
    tag: fault === "missing" ? "@firefox" : ["@firefox", "@full"],
  }, async ({ page }) => {
    await openWithoutApp(page, "/", fault);
    for (const { id } of allQuestions) await expect(answerOf(page, id)).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    await expect(tabOf(page, tabs[0]?.id)).toBeHidden();
    await expect(page.getByRole("button", { name: ticker.pause })).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    for (const { id, question } of allQuestions)
      await expect(questionButton(page, id).getByText(question)).toBeVisible();
  });

test("with all files of the app empty no button stays busy, and every answer is visible", {
  tag: "@firefox",
}, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/, (route) => route.fulfill(faults.empty));
  await page.goto("/");
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("main button")) (button as HTMLElement).click();
  });
  release();
  for (const { id } of allQuestions) await expect(answerOf(page, id)).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

for (const feature of ["IntersectionObserver", "ResizeObserver", "matchMedia"]) {
  test(`without ${feature} every answer is visible`, { tag: "@full" }, async ({ page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), feature);
    await page.goto("/");
    for (const { id } of allQuestions) await expect(answerOf(page, id)).toBeVisible();
  });
}

test("without PerformanceObserver the app runs all the same", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
  await open(page, "/");
});

test("without the files of the app the legal documents are shown, and their tabs lead to them", async ({
  page,
}) => {
  const last = legalTabs[legalTabs.length - 1];
  await openWithoutApp(page, `/legal#${last?.hash}`);
  for (const { hash, title } of legalTabs)
    await expect(
      page.locator(`article#${hash}`).getByRole("heading", { name: title, exact: true }),
    ).toBeVisible();
  await expect(page.getByText(words.loading)).toBeHidden();
  await expect(page.locator(`article#${last?.hash}`)).toBeInViewport();
  await page.getByRole("tab", { name: legalTabs[0].title }).click();
  await expect(page.locator(`article#${legalTabs[0].hash}`)).toBeInViewport();
});
