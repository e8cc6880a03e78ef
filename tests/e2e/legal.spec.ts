import { records } from "../tested-site";
import {
  contentsLink,
  expectAtDocument,
  expectAtSection,
  expectDocument,
  firstTab,
  lastTab,
  legalAddress,
  legalTabs,
  secondTab,
} from "./support/legal-page";
import { ownerTexts, serveTexts } from "./support/legal-texts";
import { arrived, expect, followLink, open, test } from "./support/site-test";

test("the tabs, which are links, are selected by Enter and by the space bar", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page, legalAddress({ tab: firstTab }));
  const tab = ({ title }: { title: string }) => page.getByRole("tab", { name: title, exact: true });
  await tab(firstTab).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(secondTab)).toBeFocused();
  await expectDocument(page, firstTab);
  await page.keyboard.press("Enter");
  await expectDocument(page, secondTab);
  await expect(page).toHaveURL(legalAddress({ tab: secondTab }));
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expectDocument(page, lastTab);
  await expect(page).toHaveURL(legalAddress({ tab: lastTab }));
  await expect(tab(lastTab)).toBeFocused();
});

test("a hash of document and section scrolls there; contents, tabs, back and forward change it", async ({
  page,
}) => {
  // Without smooth scrolling: only the final position matters here.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveTexts(page);
  await open(page, legalAddress({ tab: secondTab, section: 6 }));
  await expectDocument(page, secondTab);
  await expectAtSection(page, secondTab, 6);

  await contentsLink(page, secondTab, 9).click();
  await expectAtSection(page, secondTab, 9);
  await expect(page).toHaveURL(legalAddress({ tab: secondTab, section: 9 }));

  await page.goBack();
  await expectAtSection(page, secondTab, 6);
  await page.goForward();
  await expectAtSection(page, secondTab, 9);

  // The tabs are above the text, so the way to them is scrolled back.
  await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
  await expectDocument(page, lastTab);
  await expectAtDocument(page);
  await expect(page).toHaveURL(legalAddress({ tab: lastTab }));
  await page.goBack();
  await expectDocument(page, secondTab);
  await expect(page).toHaveURL(legalAddress({ tab: secondTab, section: 9 }));
});

test("the texts are fetched on no other page, and shown with all their sections", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("legal.json")) requests.push(`${request.method()} ${request.url()}`);
  });
  await open(page, "/support");
  await page.locator('footer a[href="/legal"]').first().hover();
  expect(requests).toEqual([]);

  await followLink(page, legalAddress({ tab: lastTab }));
  await arrived(page, "/legal");
  await expectDocument(page, lastTab);
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText(
    ownerTexts[lastTab.key].sections.map(({ title }) => title),
  );
  expect(requests).toEqual([`GET ${baseURL}/legal.json`]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all documents are readable, and tabs and section hashes scroll to them", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/legal");
    for (const { title } of legalTabs)
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(records["pages/legal"].words.loading)).toBeHidden();
    await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: lastTab.title, exact: true })).toBeInViewport();

    for (const { id } of ownerTexts[secondTab.key].sections.slice(-1)) {
      const address = `${secondTab.hash}#${id}`;
      await page.goto(`/legal#${address}`);
      await expect(page.locator(`[id="${address}"] h3`)).toBeInViewport();
    }
  });
});
