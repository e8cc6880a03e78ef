import type { Locator, Page } from "@playwright/test";
import { legalTabs } from "../../../app/content/legal";
import { nothingFound } from "../../../app/content/pages/games";
import { tickerEntries } from "../../../app/content/ticker";
import {
  count,
  countLine,
  firstGame,
  searchBox as gameSearch,
  noGame,
  wordsOfNoGame,
} from "../support/games";
import {
  countIn,
  noQuestions,
  noTabs,
  searchBox,
  searchResult,
  selectTab,
  tabOf,
  tabs,
} from "../support/questions";
import { sitePages } from "../support/site-pages";
import { arrived, expect, followLink, open, test, textLoaded } from "../support/site-test";

/** The questions of a single tab are a list without tabs. */
const shownTabs = noTabs ? [] : tabs;

/** Does what the translation of browsers does: moves every text into `<font>` elements, also those that appear later. */
async function translate(page: Page) {
  await page.evaluate(() => {
    function wrapTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !(parent instanceof HTMLElement) || parent.closest("font, script, style"))
          continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(document.createElement("font"));
        font.firstElementChild?.append(text.data);
      }
    }
    wrapTexts(document.body);
    new MutationObserver((records) => {
      for (const { target } of records) if (target.isConnected) wrapTexts(target);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** By keys: in Firefox React does not notice Playwright's `fill`. */
async function type(field: Locator, text: string) {
  await field.fill("");
  await field.pressSequentially(text);
}

test("on a translated page the games are filtered and counted", { tag: "@firefox" }, async ({ page }) => {
  test.skip(noGame, "no game can be ordered");
  await open(page, "/games");
  await translate(page);
  const line = page.getByRole("region", { name: "Games" }).locator("[aria-live]");
  await type(gameSearch(page), wordsOfNoGame);
  await expect(line).toHaveText("Showing 0 games");
  await expect(page.getByRole("heading", { name: nothingFound.title })).toBeVisible();
  await type(gameSearch(page), firstGame.title);
  await expect(line).toHaveText(countLine(firstGame.title));
  await expect(count(page)).toBeVisible();
});

test("on a translated page the questions are searched and counted", { tag: "@firefox" }, async ({ page }) => {
  test.skip(noQuestions, "there is no question");
  await open(page, "/");
  await translate(page);
  for (const text of [tabs[0]?.label ?? "", "zzzz", "a", "server"]) {
    await searchBox(page).fill("");
    await type(searchBox(page), text);
    const result = searchResult(text);
    // While it was typed, the first letters may have found something in another tab only.
    await selectTab(page, result.tab?.id);
    await expect(page.locator("#question-panels [role=status] p").first()).toHaveText(result.count);
    for (const { id, label } of shownTabs)
      await expect(tabOf(page, id)).toHaveText(`${label} ${countIn(text, id)} found`);
  }
  for (const { id } of shownTabs) {
    await tabOf(page, id).click();
    await expect(tabOf(page, id)).toHaveAttribute("aria-selected", "true");
  }
});

test("on a translated page the live activity is paused and played", { tag: "@firefox" }, async ({ page }) => {
  test.skip(tickerEntries.length < 2, "the live activity does not change");
  await open(page, "/");
  await translate(page);
  await page.getByRole("button", { name: "Pause live activity" }).click();
  await page.getByRole("button", { name: "Play live activity" }).click();
});

test("on translated pages navigation, tabs and Back work", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/");
  await translate(page);
  const products = ["/games", "/minecraft", "/vps"].filter((path) => sitePages.includes(path));
  for (const path of [...products, "/legal", "/about"]) {
    await followLink(page, path);
    await arrived(page, path);
    await textLoaded(page);
  }
  await page.goBack();
  await arrived(page, "/legal");
  await textLoaded(page);
  for (const { title } of legalTabs) {
    await page.getByRole("tab", { name: title }).click();
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 }).first()).toHaveText(title);
  }
});
