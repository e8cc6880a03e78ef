import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { records } from "../tested-site";
import { headingOf, modulesOf } from "./support/built-page";
import { legalTabs } from "./support/legal-page";
import { allQuestions, answerOf, questionButton, searchBox, tabOf, tabs } from "./support/questions";
import { appRuns, expect, holdBack, open, test } from "./support/site-test";

const faults = {
  missing: () => ({ status: 404, body: "Not Found" }),
  "half there": (file: string) => ({ contentType: "text/javascript", body: halfOf(file) }),
  empty: () => ({ contentType: "text/javascript", body: "" }),
  HTML: () => ({ contentType: "text/html", body: "<!doctype html><title>Log in to the hotel</title>" }),
};

type Fault = keyof typeof faults;

const reactFile = modulesOf("/").find((path) => path.includes("/react-")) ?? "";
/** The data of the layout and of the page come after the code. */
const [layoutData = "", pageData = ""] = modulesOf("/").slice(-2);

function halfOf(file: string): string {
  const text = readFileSync(`dist/site${file}`, "utf8");
  return text.slice(0, text.length / 2);
}

/** Opens a page whose app cannot run, as a file of it is not as it was built. */
async function openWithoutApp(page: Page, path: string, fault: Fault = "missing", file = reactFile) {
  await page.route(`**${file}`, (route) => route.fulfill(faults[fault](file)));
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
    await expect(page.getByRole("button", { name: records["pages/home"].ticker.pause })).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    for (const { id, question } of allQuestions)
      await expect(questionButton(page, id).getByText(question)).toBeVisible();
  });

test("with all files of the app empty no button stays busy, and every answer is visible", {
  tag: "@firefox",
}, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/, (route) => route.fulfill(faults.empty()));
  await page.goto("/");
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("main button")) (button as HTMLElement).click();
  });
  release();
  for (const { id } of allQuestions) await expect(answerOf(page, id)).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

for (const [part, file, fault] of [
  ["page", pageData, "missing"],
  ["page", pageData, "half there"],
  ["page", pageData, "empty"],
  ["page", pageData, "HTML"],
  ["layout", layoutData, "missing"],
] as const)
  test(`with the data of the ${part} ${fault} every answer is visible, and a link opens the next page`, {
    tag: part === "page" && fault === "missing" ? "@firefox" : "@full",
  }, async ({ page }) => {
    await openWithoutApp(page, "/", fault, file);
    for (const { id } of allQuestions) await expect(answerOf(page, id)).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/"));
    await page.unrouteAll();
    await page.locator('footer a[href="/legal"]').first().click();
    await expect(page).toHaveURL(/\/legal/);
    await appRuns(page);
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
  const [first, , , last] = legalTabs;
  await openWithoutApp(page, `/legal#${last.hash}`);
  for (const { hash, title } of legalTabs)
    await expect(
      page.locator(`article#${hash}`).getByRole("heading", { name: title, exact: true }),
    ).toBeVisible();
  await expect(page.getByText(records["pages/legal"].words.loading)).toBeHidden();
  await expect(page.locator(`article#${last.hash}`)).toBeInViewport();
  await page.getByRole("tab", { name: first.title }).click();
  await expect(page.locator(`article#${first.hash}`)).toBeInViewport();
});
