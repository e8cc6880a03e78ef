import type { Page } from "@playwright/test";
import { type TickerEntry, tickerEntries } from "../../app/content/ticker";
import { timing } from "../../app/hooks/timing";
import { allQuestions, answerOf, questionButton, selectTab } from "./support/questions";
import { arrived, expect, followLink, open, test } from "./support/site-test";

const entries: readonly TickerEntry[] = tickerEntries;

function ticker(page: Page) {
  return page.getByRole("group", { name: "Live activity" });
}

/** The place of the entry that is shown. */
function shownEntry(page: Page): Promise<number> {
  return ticker(page)
    .getByRole("list")
    .evaluate((list) => [...list.children].findIndex((entry) => !entry.hasAttribute("hidden")));
}

/** Lets time pass until the entry has changed; where in its period it was is not known. */
async function expectNextEntry(page: Page) {
  const next = ((await shownEntry(page)) + 1) % entries.length;
  await expect
    .poll(async () => {
      await page.clock.runFor(timing.tickerPeriod / 4);
      return shownEntry(page);
    })
    .toBe(next);
}

test("the ticker shows its entries in turn, and its button pauses and resumes it", async ({ page }) => {
  test.skip(entries.length < 2, "the ticker does not change");
  await page.clock.install({ time: 0 });
  await open(page, "/");
  // From here on the test controls the clock.
  await page.clock.pauseAt(3_600_000);
  await expectNextEntry(page);

  await ticker(page).getByRole("button", { name: "Pause live activity" }).click();
  await expect(ticker(page).getByRole("button", { name: "Play live activity" })).toBeVisible();
  const stopped = await shownEntry(page);
  await page.clock.runFor(15 * timing.tickerPeriod);
  expect(await shownEntry(page)).toBe(stopped);

  await ticker(page).getByRole("button", { name: "Play live activity" }).click();
  await expectNextEntry(page);
});

test("back from another site restores the page from the back/forward cache", async ({ page }) => {
  await open(page, "/");
  const firstDocument = await page.evaluateHandle(() => document);
  const headings = await page.locator("main h2").allTextContents();

  await followLink(page, "/support");
  await arrived(page, "/support");
  await page.goBack();
  await arrived(page, "/");
  expect(await firstDocument.evaluate((first) => first === document)).toBe(true);
  await expect(page.locator("main h2")).toHaveText(headings);

  for (const { id, tab } of allQuestions.slice(-1)) {
    await selectTab(page, tab);
    await questionButton(page, id).click();
    await expect(answerOf(page, id)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every ticker entry, question and answer is readable, and there is no search field", async ({
    page,
  }) => {
    await page.goto("/");
    const list = ticker(page).locator("li");
    await expect(list).toHaveCount(entries.length);
    for (const entry of await list.all()) await expect(entry).toBeVisible();
    for (const { id, question, answer } of allQuestions) {
      await expect(questionButton(page, id)).toContainText(question);
      await expect(answerOf(page, id).getByText(answer)).toBeVisible();
    }
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
