import { records } from "../tested-site";
import {
  categoryButton,
  count,
  countLine,
  deployLink,
  firstGame,
  gamesAddress,
  noGame,
  searchBox,
  wordsOfNoGame,
} from "./support/games";
import { appRuns, arrived, expect, followLink, open, test } from "./support/site-test";

const { filter, nothingFound } = records["pages/games"];

test.skip(noGame, "no game can be ordered");

// app/pages/games/catalogue.test.tsx has more filters and addresses.
test("a filter is kept in the address, adds no history entry, and is there after a reload and after back", {
  tag: "@firefox",
}, async ({ page }) => {
  const { title, to, category } = firstGame;
  const button = categoryButton(
    page,
    records.games.categories.find(({ id }) => id === category)?.label ?? filter.all,
  );
  await open(page, "/about");
  await followLink(page, "/games");
  await arrived(page, "/games");
  await searchBox(page).pressSequentially(wordsOfNoGame);
  await expect(count(page)).toHaveText(countLine(wordsOfNoGame));
  await expect(page.getByRole("heading", { name: nothingFound.title })).toBeVisible();
  await expect(deployLink(page)).toHaveCount(0);

  await searchBox(page).press("ControlOrMeta+a");
  await searchBox(page).pressSequentially(`${title[0]}${title.slice(3)}`);
  await searchBox(page).press("Home");
  await searchBox(page).press("ArrowRight");
  // In the middle of the text, where the caret must stay.
  for (const letter of title.slice(1, 3)) await page.keyboard.type(letter);
  await expect(searchBox(page)).toHaveValue(title);
  await button.click();
  await expect(count(page)).toHaveText(countLine(title, category));
  // Chromium takes a new address for a reload only some milliseconds later.
  await expect(page).toHaveURL(gamesAddress({ q: title, category }));
  await page.reload();
  await appRuns(page);
  await expect(searchBox(page)).toHaveValue(title);

  if (to) {
    await deployLink(page).click();
    await arrived(page, to);
    await page.goBack();
    await arrived(page, "/games");
    await expect(searchBox(page)).toHaveValue(title);
  }
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("no picture of a game covers a name", async ({ page }) => {
  await open(page, "/games");
  const games = page.getByRole("listitem").filter({ has: page.getByRole("heading") });
  for (const [width = 0, height = 0] of [
    [390, 660],
    [768, 1024],
    [1366, 650],
  ]) {
    await page.setViewportSize({ width, height });
    const covered = await games.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [picture, name] = [card.querySelector("img, svg"), card.querySelector("h2")];
        if (!picture || !name) return ["a card without a picture"];
        // A cover may show only a part of its picture.
        const frame = picture.parentElement;
        const shown = frame && getComputedStyle(frame).overflow !== "visible" ? frame : picture;
        const [over, under] = [shown.getBoundingClientRect(), name.getBoundingClientRect()];
        const isBeside = over.right <= under.left || over.left >= under.right || over.bottom <= under.top;
        return isBeside ? [] : [`${name.textContent}: ${over.bottom} px is below ${under.top} px`];
      }),
    );
    expect(covered, `${width} x ${height}`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is shown, its links work, and there is no search field", async ({ page }) => {
    await page.goto(gamesAddress({ q: wordsOfNoGame }));
    await expect(searchBox(page)).toBeHidden();
    await expect(categoryButton(page, filter.all)).toBeHidden();
    await expect(deployLink(page)).toBeVisible();
    if (!firstGame.to) return;
    await deployLink(page).click();
    await expect(page).toHaveURL(firstGame.to);
  });
});
