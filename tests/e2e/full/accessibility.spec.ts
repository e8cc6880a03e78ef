import type { Page } from "@playwright/test";
import { legalTabs } from "../../app/content/legal";
import { questionTabs } from "../../app/content/question-topics";
import { findings } from "./support/findings";
import { movingParts } from "./support/moving-parts";
import { sitePages } from "./support/site-pages";
import { appRuns, expect, holdLoader, open, test, wakeSections } from "./support/site-test";

// Cards that wait to be revealed cannot be judged; under reduced motion nothing waits, and no transition is half done.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectNothingFound(page: Page, state: string, widths: number[], part?: string) {
  await wakeSections(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page, part), `${state} at ${width} px`).toEqual([]);
  }
}

for (const path of sitePages) {
  test(`nothing on ${path} stands in anyone's way`, async ({ page }) => {
    await open(page, path);
    if (path === "/legal") await expect(page.getByText("Last updated")).toBeVisible();
    await expectNothingFound(page, path, [320, 390, 1440]);
    expect(await page.evaluate(movingParts), "under reduced motion").toEqual([]);
  });
}

test("nothing on the 404 page stands in anyone's way", async ({ page, complaints }) => {
  await page.goto("/nope");
  await appRuns(page);
  complaints.length = 0;
  await expectNothingFound(page, "404", [320, 1440], "main");
});

test("nothing on the error page stands in anyone's way", async ({ page, complaints }) => {
  await open(page, "/games");
  await page.route("**/assets/page-*.js", (route) => route.fulfill({ status: 404, body: "Not Found" }));
  // As if the page had been loaded anew for it already.
  await page.evaluate(() => sessionStorage.setItem("reloaded-for", "/support"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  complaints.length = 0;
  await expectNothingFound(page, "error page", [320, 1440]);
});

test("nothing on the loader stands in anyone's way", async ({ page }) => {
  await open(page, "/games");
  await holdLoader(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Loading the next chunk");
  await expectNothingFound(page, "loader", [320, 1440]);
});

test("nothing in an open dropdown stands in anyone's way", async ({ page }) => {
  await open(page, "/games");
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const group of ["Games", "Other Services"]) {
    await menu.getByText(group).hover();
    await expect(menu.locator("details[open]")).toContainText(group);
    expect(await findings(page, "header"), group).toEqual([]);
  }
});

test("nothing in the mobile menu and its submenus stands in anyone's way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/games");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expectNothingFound(page, "menu", [390]);
  for (const group of ["Games", "Other Services"]) {
    await menu.getByText(group).click();
    await expect(menu.locator("details[open]")).toContainText(group);
    await expectNothingFound(page, `submenu ${group}`, [320, 390], "dialog");
  }
});

test("nothing in the questions, searched or read, stands in anyone's way", async ({ page }) => {
  await open(page, "/");
  const part = "section[aria-labelledby=questions]";
  const search = page.getByRole("searchbox", { name: "Search questions" });
  for (const { label } of questionTabs) {
    await page.getByRole("tab", { name: label }).click();
    const question = page.getByRole("tabpanel").getByRole("button").last();
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expectNothingFound(page, `answer in ${label}`, [320, 1440], part);
  }
  for (const [text, count] of [
    ["VPS Plans", /[1-9] questions? found/],
    ["no such thing", /0 questions found/],
  ] as const) {
    await search.fill(text);
    await expect(page.getByText(count)).toBeAttached();
    await expectNothingFound(page, `search for ${text}`, [320, 1440], part);
  }
});

test("nothing in the games found, or not found, stands in anyone's way", async ({ page }) => {
  await open(page, "/games");
  for (const [text, count] of [
    ["mine", "Showing 1 game"],
    ["chess", "Showing 0 games"],
  ] as const) {
    await page.getByRole("searchbox", { name: "Search games" }).fill(text);
    await expect(page.getByText(count)).toBeVisible();
    await expectNothingFound(page, `search for ${text}`, [320, 1440], "main");
  }
});

test("nothing on open job cards stands in anyone's way", async ({ page }) => {
  await open(page, "/careers");
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expectNothingFound(page, "job cards", [320, 1440], "main");
});

test("nothing in the other legal documents stands in anyone's way", async ({ page }) => {
  await open(page, "/legal");
  for (const { title } of legalTabs.slice(1)) {
    await page.getByRole("tab", { name: title }).click();
    await expect(page.getByRole("tabpanel", { name: title })).toContainText("Last updated");
    await expectNothingFound(page, title, [320, 1440], "main");
  }
});
