import { type TickerEntry, tickerEntries } from "../../app/content/ticker";
import { allQuestions, answerOf, questionButton } from "./support/questions";
import { expect, test } from "./support/site-test";

const entries: readonly TickerEntry[] = tickerEntries;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every ticker entry, question and answer is readable, and there is no search field", async ({
    page,
  }) => {
    await page.goto("/");
    const list = page.getByRole("group", { name: "Live activity" }).locator("li");
    await expect(list).toHaveCount(entries.length);
    for (const entry of await list.all()) await expect(entry).toBeVisible();
    for (const { id, question, answer } of allQuestions) {
      await expect(questionButton(page, id)).toContainText(question);
      await expect(answerOf(page, id).getByText(answer)).toBeVisible();
    }
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
