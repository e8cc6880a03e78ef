import {
  allQuestions,
  answerOf,
  countIn,
  countOfFound,
  expectTabSelected,
  noQuestions,
  noTabs,
  questionButton,
  questionsIn,
  searchBox,
  selectTab,
  tabOf,
  tabs,
} from "./support/questions";
import { appRuns, expect, followLink, open, test } from "./support/site-test";

test.skip(noQuestions, "there is no question");

const linked = allQuestions.filter(({ relatedLinks = [] }) => relatedLinks.length > 0);

test("arrow keys move among the tabs, Enter selects one, and the space bar opens its first question", {
  tag: "@firefox",
}, async ({ page }) => {
  test.skip(noTabs, "there are no tabs");
  await open(page, "/");
  const first = tabOf(page, tabs[0]?.id);
  const last = tabOf(page, tabs.at(-1)?.id);
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabOf(page, tabs[1 % tabs.length]?.id)).toBeFocused();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(last).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-selected", "true");

  for (const { id, relatedLinks = [] } of questionsIn(tabs.at(-1)?.id ?? "").slice(0, 1)) {
    await page.keyboard.press("Tab");
    await expect(questionButton(page, id)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(answerOf(page, id)).toBeVisible();
    await expect(questionButton(page, id)).toHaveAttribute("aria-expanded", "true");
    for (const { to } of relatedLinks.slice(0, 1)) {
      await page.keyboard.press("Tab");
      await expect(answerOf(page, id).locator(`a[href="${to}"]`).first()).toBeFocused();
    }
  }
});

for (const { id, tab, question, relatedLinks = [] } of linked.slice(-1)) {
  test("Back from a page that an answer links to restores search, tab and open answer", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/");
    await selectTab(page, tab);
    await searchBox(page).pressSequentially(question);
    await questionButton(page, id).click();
    // Another history entry of the same page.
    await followLink(page, "#questions");
    await answerOf(page, id).locator(`a[href="${relatedLinks[0]?.to}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(searchBox(page)).toHaveValue(question);
    await expectTabSelected(page, tab);
    await expect(answerOf(page, id)).toBeVisible();
    await expect(countOfFound(page, countIn(question, tab))).toBeAttached();

    await page.reload();
    await appRuns(page);
    await expect(searchBox(page)).toHaveValue(question);
    await expect(answerOf(page, id)).toBeVisible();
  });
}
