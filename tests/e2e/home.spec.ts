import { records } from "../tested-site";
import {
  allQuestions,
  answerOf,
  countIn,
  countOfFound,
  expectTabSelected,
  questionButton,
  searchBox,
  selectTab,
} from "./support/questions";
import { appRuns, expect, followLink, open, test } from "./support/site-test";

const linked = allQuestions.filter(({ relatedLinks = [] }) => relatedLinks.length > 0);

for (const { id, tab, question, relatedLinks = [] } of linked.slice(-1)) {
  test("Back from a page that an answer links to restores search, tab and open answer", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/");
    await selectTab(page, tab);
    await searchBox(page).pressSequentially(question);
    await questionButton(page, id).press("Space");
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("every ticker entry, city, question and answer is readable, and there is no search field", async ({
    page,
  }) => {
    await page.goto("/");
    const list = page.getByRole("group", { name: records["pages/home"].ticker.label }).locator("li");
    await expect(list).toHaveCount(records.ticker.length);
    for (const entry of await list.all()) await expect(entry).toBeVisible();
    for (const { id } of records.locations.regions) await expect(page.locator(`#cities-${id}`)).toBeVisible();
    for (const { id, question, answer } of allQuestions) {
      await expect(questionButton(page, id)).toContainText(question);
      await expect(answerOf(page, id).getByText(answer)).toBeVisible();
    }
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
