import { gameCategories } from "../../../app/content/games";
import { loading } from "../../../app/content/layout";
import {
  categoryButton,
  count,
  countLine,
  deployLink,
  firstGame,
  gamesAddress,
  gameWithPage,
  noGame,
  noGameWithPage,
  searchBox,
  unknownCategory,
  wordsOfNoGame,
} from "../support/games";
import { appRuns, arrived, expect, followLink, holdBack, open, test } from "../support/site-test";

test.skip(noGame, "no game can be ordered");

function labelOf(category: string): string {
  return gameCategories.find(({ id }) => id === category)?.label ?? "All";
}

test("searching adds no history entry, and back restores the search", async ({ page }) => {
  test.skip(noGameWithPage, "no game has a page on this site");
  await open(page, "/about");
  await followLink(page, "/games");
  await arrived(page, "/games");
  await searchBox(page).fill(gameWithPage.title);
  await categoryButton(page, labelOf(gameWithPage.category)).click();
  await expect(page).toHaveURL(gamesAddress({ q: gameWithPage.title, category: gameWithPage.category }));

  await deployLink(page, gameWithPage).click();
  await arrived(page, gameWithPage.to);
  await page.goBack();
  await arrived(page, "/games");
  await expect(searchBox(page)).toHaveValue(gameWithPage.title);
  await expect(categoryButton(page, labelOf(gameWithPage.category))).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a search shows no loader, and does not undo a link followed while typing", async ({ page }) => {
  test.skip(noGameWithPage, "no game has a page on this site");
  await open(page, "/games");
  await searchBox(page).fill(gameWithPage.title);
  await expect(page.getByText(loading)).toBeHidden();
  await deployLink(page, gameWithPage).click();
  await arrived(page, gameWithPage.to);
  await expect(page).toHaveURL(gameWithPage.to);
});

test("text typed just before a link or a reload is there on return", { tag: "@firefox" }, async ({
  page,
}) => {
  test.skip(noGameWithPage, "no game has a page on this site");
  await open(page, "/games");
  await searchBox(page).pressSequentially(gameWithPage.title);
  await deployLink(page, gameWithPage).click();
  await arrived(page, gameWithPage.to);
  await page.goBack();
  await arrived(page, "/games");
  await expect(searchBox(page)).toHaveValue(gameWithPage.title);

  await searchBox(page).press("End");
  await searchBox(page).pressSequentially("x");
  // Chromium takes a new address for a reload only some milliseconds later.
  await expect(page).toHaveURL(gamesAddress({ q: `${gameWithPage.title}x` }));
  await page.reload();
  await appRuns(page);
  await expect(searchBox(page)).toHaveValue(`${gameWithPage.title}x`);
});

test("a text of 20,000 characters leaves the address short enough to reload", async ({ page }) => {
  await open(page, "/games");
  await searchBox(page).fill("x".repeat(20_000));
  await expect(page).toHaveURL(/q=x{1000}/);
  expect(page.url().length).toBeLessThan(2000);
  await expect(searchBox(page)).toHaveValue("x".repeat(20_000));
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await appRuns(page);
  await expect(count(page)).toHaveText("Showing 0 games");
});

test("the filter works from the keyboard alone", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/games");
  await searchBox(page).focus();
  await page.keyboard.type(firstGame.title);
  await page.keyboard.press("Tab");
  await expect(categoryButton(page, "All")).toBeFocused();
  for (const { id, label } of gameCategories) {
    await page.keyboard.press("Tab");
    await expect(categoryButton(page, label)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(count(page)).toHaveText(countLine(firstGame.title, id));
  }
  for (let back = 0; back < gameCategories.length; back++) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(categoryButton(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(count(page)).toHaveText(countLine(firstGame.title));
});

test("typing in the middle of the text keeps the caret position", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/games");
  await searchBox(page).fill("mcraft");
  await searchBox(page).press("Home");
  await searchBox(page).press("ArrowRight");
  for (const letter of "ine") await page.keyboard.type(letter);
  await expect(searchBox(page)).toHaveValue("minecraft");
  await expect(page).toHaveURL("/games?q=minecraft");
});

test("a text typed before the app runs is searched once the app runs", async ({ page }) => {
  const release = await holdBack(page, /\/assets\/app-.*\.js$/);
  await page.goto("/games");
  await searchBox(page).fill(wordsOfNoGame);
  await expect(count(page)).toHaveText(countLine(""));
  release();
  await expect(count(page)).toHaveText("Showing 0 games");
  await expect(searchBox(page)).toHaveValue(wordsOfNoGame);
});

const unknown = gamesAddress({ category: unknownCategory }).replace("/games", "");
for (const query of ["?q=%E0%A4%A&category=%00", `?q=${"a".repeat(2000)}`, unknown]) {
  test(`the address ${query.slice(0, 40)} shows the page, and the filter still works`, async ({ page }) => {
    await open(page, `/games${query}`);
    await expect(count(page)).toHaveText(query.includes("q=") ? "Showing 0 games" : countLine(""));
    await expect(categoryButton(page, "All")).toHaveAttribute("aria-pressed", "true");
    await categoryButton(page, labelOf(firstGame.category)).click();
    await expect(page).toHaveURL(new RegExp(`category=${firstGame.category}`));
  });
}
