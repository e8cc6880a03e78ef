import { legalTabs } from "../../app/content/legal";
import {
  contentsLink,
  expectAtDocument,
  expectAtSection,
  expectDocument,
  firstTab,
  hashFor,
  hashOf,
  lastTab,
  secondTab,
} from "./support/legal-page";
import { ownerTexts, sectionTitle, serveTexts } from "./support/legal-texts";
import { arrived, expect, followLink, open, test } from "./support/site-test";

test("the tabs, which are links, are selected by Enter and by the space bar", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  const tab = ({ title }: { title: string }) => page.getByRole("tab", { name: title, exact: true });
  await tab(firstTab).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(secondTab)).toBeFocused();
  await expectDocument(page, firstTab);
  await page.keyboard.press("Enter");
  await expectDocument(page, secondTab);
  expect(await hashOf(page)).toBe(hashFor({ tab: secondTab }));
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expectDocument(page, lastTab);
  expect(await hashOf(page)).toBe(hashFor({ tab: lastTab }));
  await expect(tab(lastTab)).toBeFocused();
});

test("a hash of document and section scrolls there; contents, tabs, back and forward change it", async ({
  page,
}) => {
  // Without smooth scrolling: only the final position matters here.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveTexts(page);
  await open(page, `/legal${hashFor({ tab: secondTab, section: 6 })}`);
  await expectDocument(page, secondTab);
  await expectAtSection(page, secondTab, 6);

  await contentsLink(page, secondTab, 9).click();
  await expectAtSection(page, secondTab, 9);
  expect(await hashOf(page)).toBe(hashFor({ tab: secondTab, section: 9 }));

  await page.goBack();
  await expectAtSection(page, secondTab, 6);
  await page.goForward();
  await expectAtSection(page, secondTab, 9);

  // The tabs are above the text, so the way to them is scrolled back.
  await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
  await expectDocument(page, lastTab);
  await expectAtDocument(page);
  expect(await hashOf(page)).toBe(hashFor({ tab: lastTab }));
  await page.goBack();
  await expectDocument(page, secondTab);
  expect(await hashOf(page)).toBe(hashFor({ tab: secondTab, section: 9 }));
});

test("the contents mark only the section in view", { tag: "@firefox" }, async ({ page }) => {
  await serveTexts(page);
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  const marked = page.locator("nav[aria-labelledby=contents] [aria-current]");
  await expect(marked).toHaveText([sectionTitle(firstTab.title, 0)]);
  await contentsLink(page, firstTab, 3).click();
  await expect(marked).toHaveText([sectionTitle(firstTab.title, 3)]);
  await expectAtSection(page, firstTab, 3);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(marked).toHaveText([sectionTitle(firstTab.title, 0)]);
});

test("a tab selected during a smooth scroll shows the start of its document", { tag: "@firefox" }, async ({
  page,
}) => {
  await serveTexts(page);
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  await expectDocument(page, firstTab);
  await contentsLink(page, firstTab, 11).evaluate(
    (link, hash) =>
      new Promise<void>((resolve) => {
        const selectTab = () => {
          document.querySelector<HTMLAnchorElement>(`[role=tab][href$="${hash}"]`)?.click();
          resolve();
        };
        addEventListener("scroll", selectTab, { once: true });
        link.dispatchEvent(new MouseEvent("click", { cancelable: true }));
      }),
    hashFor({ tab: secondTab }),
  );
  await expectDocument(page, secondTab);
  // Until nothing has moved for some frames.
  await page.evaluate(async () => {
    for (let still = 0, position = -1; still < 20; still = position === scrollY ? still + 1 : 0) {
      position = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
  await expectAtDocument(page);
});

test("the texts are fetched once per visit and on no other page, and shown with all their sections", {
  tag: "@firefox",
}, async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("legal.json")) requests.push(`${request.method()} ${request.url()}`);
  });
  await open(page, "/support");
  await page.locator('footer a[href="/legal"]').first().hover();
  expect(requests).toEqual([]);

  await followLink(page, `/legal${hashFor({ tab: lastTab })}`);
  await arrived(page, "/legal");
  for (const tab of legalTabs) {
    await page.getByRole("tab", { name: tab.title, exact: true }).click();
    await expectDocument(page, tab);
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText(
      ownerTexts[tab.key].sections.map(({ title }) => title),
    );
  }
  expect(requests).toEqual([`GET ${baseURL}/legal.json`]);
  await followLink(page, "/support");
  await arrived(page, "/support");
  await page.goBack();
  await expectDocument(page, lastTab);
  await expect.poll(() => requests.length).toBe(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all documents are readable, and tabs and section hashes scroll to them", async ({ page }) => {
    await page.goto("/legal");
    for (const { title } of legalTabs)
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    await expect(page.getByText("Loading the text")).toBeHidden();
    await page.getByRole("tab", { name: lastTab.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: lastTab.title, exact: true })).toBeInViewport();

    for (const { id } of ownerTexts[secondTab.key].sections.slice(-1)) {
      const address = `${secondTab.hash}#${id}`;
      await page.goto(`/legal#${address}`);
      await expect(page.locator(`[id="${address}"] h3`)).toBeInViewport();
    }
  });
});
