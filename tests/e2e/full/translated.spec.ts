import type { Locator, Page } from "@playwright/test";
import { legalTabs } from "../support/legal-page";
import {
  allQuestions,
  countIn,
  countOfFound,
  noQuestions,
  searchBox as questionSearch,
} from "../support/questions";
import { arrived, expect, followLink, open, test, textLoaded } from "../support/site-test";

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

test("on translated pages search, count, tabs, navigation and Back work", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page, "/");
  await translate(page);
  for (const text of noQuestions ? [] : ["zzzz", allQuestions[0]?.question ?? ""]) {
    await type(questionSearch(page), text);
    await expect(countOfFound(page, countIn(text, allQuestions[0]?.tab ?? ""))).toBeVisible();
  }
  for (const path of ["/legal", "/about"]) {
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
