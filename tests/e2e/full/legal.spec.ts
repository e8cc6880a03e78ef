import { phrase } from "../../../site/format";
import { records } from "../../tested-site";
import { refuseFonts, watchLayoutShift } from "../support/layout-shift";
import {
  contentsLink,
  expectAtSection,
  expectDocument,
  firstTab,
  lastTab,
  legalAddress,
  scrollOf,
  secondTab,
} from "../support/legal-page";
import { sectionTitle, serveTexts } from "../support/legal-texts";
import { arrived, expect, followLink, holdBack, open, scrollOn, test } from "../support/site-test";

const { words } = records["pages/legal"];

test.beforeEach(({ page }) => serveTexts(page));

test("an address without a hash is replaced by that of the first document and shows the top", async ({
  page,
}) => {
  await open(page, "/about");
  await scrollOn(page, 600);
  await followLink(page, "/legal");
  await arrived(page, "/legal");
  await expect(page).toHaveURL(legalAddress({ tab: firstTab }));
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole("navigation", { name: words.contents })).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a contents link scrolls to its section again after scrolling away, a link to /legal to the top", async ({
  page,
}) => {
  await open(page, legalAddress({ tab: secondTab }));
  for (let time = 0; time < 2; time++) {
    await contentsLink(page, secondTab, 7).click();
    await expectAtSection(page, secondTab, 7);
    await scrollOn(page, -600);
  }
  await page.locator('footer a[href="/legal"]').first().click();
  await expectDocument(page, firstTab);
  await expect(page).toHaveURL(legalAddress({ tab: firstTab }));
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("back and forward restore the scroll position, not the start of the section, also from another page", async ({
  page,
}) => {
  await open(page, legalAddress({ tab: firstTab }));
  await contentsLink(page, firstTab, 4).click();
  await expectAtSection(page, firstTab, 4);
  await scrollOn(page, 120);
  const before = await scrollOf(page);
  await contentsLink(page, firstTab, 8).click();
  await expectAtSection(page, firstTab, 8);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(before);
  await followLink(page, "/support");
  await arrived(page, "/support");
  await page.goBack();
  // The text is loaded again first.
  await expectDocument(page, firstTab);
  await expect.poll(() => scrollOf(page)).toBe(before);
});

test("the first load jumps to the hash, later hashes scroll smoothly", async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const watch = () => {
      positions.push(window.scrollY);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  /** Where the page was on its way, in shares of the way; its ends are left out, fonts may move them a little. */
  const sharesOfWay = (from: number, to: number) =>
    page.evaluate(
      (ends) =>
        (window as unknown as { positions: number[] }).positions
          .splice(0)
          .map((position) => (position - ends.from) / (ends.to - ends.from))
          .filter((share) => share > 0.1 && share < 0.9),
      { from, to },
    );

  await open(page, legalAddress({ tab: firstTab, section: 8 }));
  await expectAtSection(page, firstTab, 8);
  const lower = await scrollOf(page);
  expect(await sharesOfWay(0, lower)).toEqual([]);

  await contentsLink(page, firstTab, 1).click();
  await expectAtSection(page, firstTab, 1);
  expect(await sharesOfWay(lower, await scrollOf(page))).not.toEqual([]);

  // As if the address were typed.
  await page.goto(legalAddress({ tab: firstTab, section: 8 }));
  await expectAtSection(page, firstTab, 8);
});

test("contents longer than the screen scroll to the section in view, which alone is marked", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await open(page, legalAddress({ tab: firstTab, section: 11 }));
  await expectAtSection(page, firstTab, 11);
  await expect(contentsLink(page, firstTab, 11)).toBeInViewport();
  await expect(page.locator("nav[aria-labelledby=contents] [aria-current]")).toHaveText([
    sectionTitle(firstTab.title, 11),
  ]);
});

test("on a phone the tab of the address is in view and the contents are closed; on a desktop they cannot be closed", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, legalAddress({ tab: lastTab }));
  await expect(page.getByRole("tab", { name: lastTab.title, exact: true })).toBeInViewport({ ratio: 0.95 });
  const summary = page.getByRole("navigation", { name: words.contents }).locator("summary");
  await expect(contentsLink(page, lastTab, 4)).toBeHidden();
  await summary.click();
  await contentsLink(page, lastTab, 4).click();
  await expectAtSection(page, lastTab, 4);

  await page.reload();
  await page.setViewportSize({ width: 1100, height: 800 });
  const supported = await page.evaluate(() => CSS.supports("selector(::details-content)"));
  test.skip(!supported, "This browser cannot show the content of a closed <details>.");
  for (let press = 0; press < 2; press++) await summary.press("Enter");
  await expect(contentsLink(page, lastTab, 4)).toBeVisible();
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-write"] });

  // The notice about it: app/pages/legal/documents.test.tsx.
  test("the link of a section is copied in full", async ({ page, baseURL }) => {
    // The policy lets nobody read the clipboard, tests included: this notes what is really written to it.
    await page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = async (text) => {
        await write(text);
        Object.assign(window, { written: text });
      };
    });
    await open(page, legalAddress({ tab: secondTab }));
    const name = phrase(words.copyLink, { section: sectionTitle(secondTab.title, 7) });
    await page.getByRole("button", { name, exact: true }).click();
    const written = await page.waitForFunction(() => (window as Window & { written?: string }).written);
    expect(await written.jsonValue()).toBe(`${baseURL}${legalAddress({ tab: secondTab, section: 7 })}`);
  });
});

for (const [width, address] of [
  [390, "/legal"],
  [1440, legalAddress({ tab: firstTab, section: 8 })],
] as const) {
  test(`the text causes no layout shift when it loads (${width} px, ${address})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await refuseFonts(page);
    const release = await holdBack(page, "**/legal.json");
    const layoutShift = await watchLayoutShift(page);
    await open(page, address);
    await expect(page.getByRole("status").filter({ hasText: words.loading })).toBeVisible();
    const before = await layoutShift();
    release();
    await expect(page.locator(".legal-document-updated")).toBeAttached();
    expect((await layoutShift()) - before).toBe(0);
  });
}

test("print shows the whole document and nothing else", async ({ page }) => {
  await open(page, legalAddress({ tab: lastTab }));
  await expect(page.getByRole("heading", { name: sectionTitle(lastTab.title, 11) })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const around of ["banner", "contentinfo", "tablist", "navigation"] as const) {
    await expect(page.getByRole(around).first()).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const heading of await page.getByRole("heading", { level: 3 }).all())
    await expect(heading).toBeVisible();
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector("[role=tabpanel] p") ?? document.body);
    return { color, ground: getComputedStyle(document.documentElement).backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(68, 68, 68)", ground: "rgb(255, 255, 255)" });
});
