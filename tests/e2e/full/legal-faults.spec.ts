import { expectDocument, lastTab, secondTab } from "../support/legal-page";
import { longTexts, serveTexts } from "../support/legal-texts";
import { arrived, expect, followLink, open, test } from "../support/site-test";

test("leaving while the text is loading logs no error", async ({ page }) => {
  await page.route("**/legal.json", () => {});
  const asked = page.waitForRequest("**/legal.json");
  await open(page, "/legal");
  await asked;
  await followLink(page, "/support");
  await arrived(page, "/support");
});

test("a broken connection is logged once", async ({ page, complaints }) => {
  await page.route("**/legal.json", (route) => route.abort("connectionreset"));
  await open(page, "/legal");
  await expect(page.getByText("Loading the text")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  expect(complaints.splice(0).filter((complaint) => !complaint.startsWith("Failed to load"))).toEqual([
    expect.stringMatching(/could not be loaded/),
  ]);
});

test("an error in one document empties only that document", async ({ page, complaints }) => {
  const terms = { lastUpdated: "2026-03-01", sections: [{ id: "a", title: ["A"], content: "Text." }] };
  await serveTexts(page, { ...longTexts, [secondTab.key]: terms });
  await open(page, `/legal#${secondTab.hash}`);
  await expectDocument(page, secondTab);
  await expect(page.getByText("Loading the text")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(longTexts[lastTab.key].sections.length);
  expect(complaints.splice(0)).toEqual([expect.stringContaining(`the document "${secondTab.key}"`)]);
});

test("a document of ten thousand sections stays usable", async ({ page }) => {
  const sections = Array.from({ length: 10_000 }, (_, index) => ({
    id: `section-${index}`,
    title: `Section ${index}`,
    content: `Text ${index}.`,
  }));
  await serveTexts(page, { ...longTexts, [secondTab.key]: { lastUpdated: "2026-03-01", sections } });
  await open(page, `/legal#${secondTab.hash}#section-9000`);
  await expect(page.locator(`[id="${secondTab.hash}#section-9000"]`)).toBeInViewport({ timeout: 90_000 });
  await expect(page.locator("nav[aria-labelledby=contents] [aria-current]")).toHaveText(["Section 9000"]);
  await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
  await expectDocument(page, lastTab);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(longTexts[lastTab.key].sections.length);
});

test("a word of five million characters does not widen the page", async ({ page }) => {
  const word = "x".repeat(5_000_000);
  const sections = [{ id: "a", title: "A section", content: word }];
  await serveTexts(page, { ...longTexts, [secondTab.key]: { lastUpdated: "2026-03-01", sections } });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/legal#${secondTab.hash}`);
  await expectDocument(page, secondTab);
  await expect(page.getByRole("heading", { level: 3 })).toBeVisible();
  const { shown, overflowPx } = await page.evaluate(() => ({
    shown: document.querySelector("[role=tabpanel] section p")?.textContent?.length,
    overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect({ shown, overflowPx }).toEqual({ shown: word.length, overflowPx: 0 });
});

for (const mark of ["", "- "]) {
  test(`50,000 lines that begin with "${mark}" are rendered only near the screen; the section after them is reached`, async ({
    page,
  }) => {
    const lines = Array.from({ length: 50_000 }, (_, place) => `${mark}Line ${place}.`);
    const sections = [
      { id: "long", title: "Long", content: lines.join(mark ? "\n" : "\n\n") },
      { id: "last", title: "Last", content: "The end." },
    ];
    await serveTexts(page, { ...longTexts, [secondTab.key]: { lastUpdated: "2026-03-01", sections } });
    await open(page, `/legal#${secondTab.hash}`);
    await expectDocument(page, secondTab);
    const last = page.getByText("Line 49999.");
    await expect(page.getByText("Line 0.")).toBeVisible();
    await expect(last).toHaveCount(1);
    const rendered = () => last.evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }));
    expect(await rendered()).toBe(false);

    await followLink(page, `#${secondTab.hash}#last`);
    await expect(page.getByText("The end.")).toBeInViewport();
    await expect.poll(rendered).toBe(true);
    await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
    await expectDocument(page, lastTab);
  });
}
