import type { Page } from "@playwright/test";
import { legalTabs } from "../../app/content/legal";
import { timing } from "../../app/hooks/timing";
import { expectDocument, firstTab } from "./support/legal-page";
import { longTexts, serveTexts } from "./support/legal-texts";
import { expect, open, test } from "./support/site-test";

// What else can be wrong with the file is tested in app/content/legal.test.ts, app/browser/fetch-json.test.ts and
// app/pages/legal/documents.test.tsx.

/** What the app has logged; the browser adds its own error about a request that failed. */
function ownComplaints(complaints: string[]): string[] {
  return complaints.filter((complaint) => !complaint.startsWith("Failed to load resource"));
}

/** Loading has ended, and every tab shows its heading without text. */
async function expectHeadingsWithoutText(page: Page) {
  await expect(page.getByText("Loading the text")).toHaveCount(0);
  for (const tab of legalTabs) {
    await page.getByRole("tab", { name: tab.title, exact: true }).click();
    await expectDocument(page, tab);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  }
}

test("a legal.json that answers 404 is logged once, and the page has headings without text", async ({
  page,
  complaints,
}) => {
  await page.route("**/legal.json", (route) => route.fulfill({ status: 404, json: longTexts }));
  await open(page, "/legal");
  await expectHeadingsWithoutText(page);
  expect(ownComplaints(complaints)).toEqual([expect.stringMatching(/could not be loaded.*status 404/)]);
  complaints.length = 0;
});

test("a hanging connection ends at the time limit", async ({ page, complaints }) => {
  await page.clock.install({ time: 0 });
  await page.route("**/legal.json", () => {});
  const asked = page.waitForRequest("**/legal.json");
  await open(page, "/legal");
  await asked;
  await page.clock.fastForward(timing.jsonTimeLimit);
  await expectHeadingsWithoutText(page);
  expect(ownComplaints(complaints)).toEqual([expect.stringMatching(/did not arrive within \d+ seconds/)]);
  complaints.length = 0;
});

test("markup in the file is shown as text and never executed", async ({ page }) => {
  const markup = '<img src=x onerror="window.executed=1"><script>window.executed=1</script><b>bold</b>';
  const sections = [
    { id: '"><img src=x onerror="window.executed=1">', title: markup, content: `${markup}\n\n- ${markup}` },
    { id: "javascript:alert(1)", title: "A section", content: "Its text." },
  ];
  await serveTexts(page, { ...longTexts, [firstTab.key]: { lastUpdated: markup, sections } });
  await open(page, "/legal");
  await expect(page.getByRole("heading", { level: 3, name: markup })).toBeVisible();
  await expect(page.getByText(`Last updated ${markup}`)).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await contents.first().click();
  await contents.last().click();
  await expect(page.getByRole("tabpanel").locator("img, script, p b:not([class])")).toHaveCount(0);
  expect(await page.evaluate(() => "executed" in window)).toBe(false);
});
