import { nothingFound } from "../../app/content/pages/games";
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
} from "./support/games";
import { expect, open, test } from "./support/site-test";

test.skip(noGame, "no game can be ordered");

test("a search filters the list, shows the number of games and is kept in the address", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/games");
  await expect(count(page)).toHaveText(countLine(""));
  const text = firstGame.title.toUpperCase();
  await searchBox(page).pressSequentially(text);
  await expect(count(page)).toHaveText(countLine(text));
  await expect(deployLink(page)).toBeVisible();
  await expect(page).toHaveURL(gamesAddress({ q: text }));

  await searchBox(page).press("ControlOrMeta+a");
  await searchBox(page).pressSequentially(wordsOfNoGame);
  await expect(count(page)).toHaveText("Showing 0 games");
  await expect(page.getByRole("heading", { name: nothingFound.title })).toBeVisible();
  await expect(page.getByText(nothingFound.text)).toBeVisible();
  await expect(deployLink(page)).toHaveCount(0);
  await expect(page).toHaveURL(gamesAddress({ q: wordsOfNoGame }));

  await searchBox(page).press("ControlOrMeta+a");
  await searchBox(page).press("Delete");
  await expect(deployLink(page)).toBeVisible();
  await expect(page).toHaveURL("/games");
});

test("an address with any query shows the page, and the filter still works", async ({ page }) => {
  const filter = gamesAddress({ q: "<img src=x onerror=alert(1)>", category: unknownCategory });
  await open(page, `${filter}&q=.*(%5B%5C`);
  await expect(count(page)).toHaveText("Showing 0 games");
  await expect(categoryButton(page, "All")).toHaveAttribute("aria-pressed", "true");
  await searchBox(page).fill("");
  await expect(count(page)).toHaveText(countLine(""));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is shown, its links work, and there is no search field", async ({ page }) => {
    test.skip(noGameWithPage, "no game has a page on this site");
    await page.goto(gamesAddress({ q: wordsOfNoGame }));
    await expect(searchBox(page)).toBeHidden();
    await expect(categoryButton(page, "All")).toBeHidden();
    await deployLink(page, gameWithPage).click();
    await expect(page).toHaveURL(gameWithPage.to);
  });
});
