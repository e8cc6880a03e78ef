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
