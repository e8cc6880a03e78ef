import type { Page } from "@playwright/test";
import { records, words } from "../tested-site";
import { modulesOf } from "./support/built-page";
import {
  categoryButton,
  count,
  countLine,
  firstGame,
  searchBox as gameSearch,
  noGame,
} from "./support/games";
import { mobileMenu } from "./support/menu";
import {
  answerOf,
  countOfFound,
  noTabs,
  questionButton,
  questionsIn,
  searchBox,
  tabOf,
  tabs,
  wordsNobodyWrites,
} from "./support/questions";
import { appRuns, expect, holdBack, open, test } from "./support/site-test";

/** Opens a page without the app, acts on it, then lets the app run. */
async function beforeApp(page: Page, path: string, act: () => Promise<void>) {
  const release = await holdBack(page, /\/assets\/app-.*\.js$/);
  await page.goto(path);
  await act();
  release();
  await appRuns(page);
}

const { ticker } = records["pages/home"];
const firstTab = tabs[0]?.id ?? "";
const lastTab = tabs.at(-1)?.id ?? "";

for (const { id } of questionsIn(firstTab).slice(0, 1)) {
  test("a question pressed twice before the app runs is open once it runs", { tag: "@firefox" }, async ({
    page,
  }) => {
    await beforeApp(page, "/", async () => {
      await questionButton(page, id).click();
      await questionButton(page, id).click();
      await expect(questionButton(page, id)).toHaveAttribute("aria-busy", "true");
    });
    await expect(answerOf(page, id)).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await questionButton(page, id).click();
    await expect(answerOf(page, id)).toBeHidden();
  });
}

test("a tab selected, a text typed and the live activity paused before the app runs are so once it runs", {
  tag: ["@firefox", "@full"],
}, async ({ page }) => {
  test.skip(noTabs || records.ticker.length < 2, "there are no tabs or no live activity");
  await beforeApp(page, "/", async () => {
    await tabOf(page, lastTab).click();
    await tabOf(page, firstTab).click();
    await tabOf(page, lastTab).press("Enter");
    await page.getByRole("button", { name: ticker.pause }).click();
    await searchBox(page).fill(wordsNobodyWrites);
  });
  await expect(tabOf(page, lastTab)).toHaveAttribute("aria-selected", "true");
  await expect(countOfFound(page, 0)).toBeAttached();
  await expect(searchBox(page)).toHaveValue(wordsNobodyWrites);
  await expect(page.getByRole("button", { name: ticker.play })).toBeVisible();
});

for (const { id, label } of records.games.categories.slice(-1)) {
  test("text and category chosen before the app runs replace those of the address", { tag: "@full" }, async ({
    page,
  }) => {
    test.skip(noGame, "no game can be ordered");
    const text = firstGame.title;
    await beforeApp(page, "/games?q=zzz", async () => {
      await categoryButton(page, label).click();
      await gameSearch(page).fill(text);
    });
    await expect(gameSearch(page)).toHaveValue(text);
    await expect(categoryButton(page, label)).toHaveAttribute("aria-pressed", "true");
    await expect(count(page)).toHaveText(countLine(text, id));
  });
}

test("the menu opened before the app runs stays as it is", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beforeApp(page, "/about", () => page.getByRole("button", { name: words.menu.open }).click());
  await expect(mobileMenu(page)).toBeVisible();
});

test("every module the app starts with is fetched once", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await open(page, "/about");
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(modulesOf("/about")));
});
