import { gameCategories } from "../../../app/content/games";
import {
  categoryButton,
  deployLink,
  gamesAddress,
  gameWithPage,
  noGame,
  noGameWithPage,
  searchBox,
} from "../support/games";
import { appRuns, arrived, expect, followLink, open, test } from "../support/site-test";

test("a filter adds no history entry, and is there after back and after a reload", {
  tag: "@firefox",
}, async ({ page }) => {
  test.skip(noGameWithPage, "no game has a page on this site");
  const { title, to, category } = gameWithPage;
  const button = categoryButton(page, gameCategories.find(({ id }) => id === category)?.label ?? "All");
  await open(page, "/about");
  await followLink(page, "/games");
  await arrived(page, "/games");
  await button.click();
  await searchBox(page).pressSequentially(title);
  await deployLink(page, gameWithPage).click();
  await arrived(page, to);
  await expect(page).toHaveURL(to);
  await page.goBack();
  await arrived(page, "/games");
  await expect(searchBox(page)).toHaveValue(title);
  await expect(button).toHaveAttribute("aria-pressed", "true");

  await searchBox(page).press("End");
  await searchBox(page).pressSequentially("x");
  // Chromium takes a new address for a reload only some milliseconds later.
  await expect(page).toHaveURL(gamesAddress({ category, q: `${title}x` }));
  await page.reload();
  await appRuns(page);
  await expect(searchBox(page)).toHaveValue(`${title}x`);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("typing in the middle of the text keeps the caret position", { tag: "@firefox" }, async ({ page }) => {
  test.skip(noGame, "no game can be ordered");
  await open(page, "/games");
  await searchBox(page).fill("mcraft");
  await searchBox(page).press("Home");
  await searchBox(page).press("ArrowRight");
  for (const letter of "ine") await page.keyboard.type(letter);
  await expect(searchBox(page)).toHaveValue("minecraft");
  await expect(page).toHaveURL("/games?q=minecraft");
});
