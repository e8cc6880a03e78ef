import type { Page } from "@playwright/test";
import {
  contentsLink,
  expectAtDocument,
  expectAtSection,
  expectDocument,
  firstTab,
  hashFor,
  hashOf,
  lastTab,
  type Place,
  scrollOf,
  scrollOn,
  secondTab,
  thirdTab,
} from "../support/legal-page";
import { serveTexts } from "../support/legal-texts";
import { arrived, expect, followLink, open, test } from "../support/site-test";

/** An unknown hash shows a document and leaves the page where it is. */
type Case = Place & { hash: string; unknown?: true };

// app/pages/legal/legal-hash.test.ts has the documents of more hashes.
const cases: Case[] = [
  { hash: hashFor({ tab: secondTab }), tab: secondTab },
  { hash: hashFor({ tab: lastTab, section: 9 }), tab: lastTab, section: 9 },
  { hash: `#${secondTab.hash}%23section-7`, tab: secondTab, section: 7 },
  { hash: `#${secondTab.hash}#no-such-section`, tab: secondTab, unknown: true },
  { hash: "#%E0%A4%A", tab: firstTab, unknown: true },
];

/** Where the reader is before coming to the hash another way. */
const elsewhere = thirdTab;

test.beforeEach(({ page }) => serveTexts(page));

/** A new hash in the same document: what the browser does when the address is typed. */
async function typeHash(page: Page, hash: string) {
  await page.goto(`/legal${hash}`);
}

/** The address is left as it was given. */
async function expectArrival(page: Page, { hash, tab, section, unknown }: Case, firstLoad = false) {
  await expectDocument(page, tab);
  await expect.poll(() => hashOf(page)).toBe(hash);
  if (section !== undefined) await expectAtSection(page, tab, section);
  else if (unknown && firstLoad) expect(await scrollOf(page)).toBe(0);
  else await expectAtDocument(page);
}

test("every hash shows its document and section on first load", async ({ page }) => {
  for (const arrival of cases) {
    // From elsewhere, or the browser would stay on the page.
    await page.goto("about:blank");
    await open(page, `/legal${arrival.hash}`);
    await expectArrival(page, arrival, true);
  }
});

test("every hash works clicked, typed, by back and by forward", async ({ page }) => {
  // Without smooth scrolling: only the final position matters here.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const arrival of cases) {
    await page.goto("about:blank");
    await open(page, `/legal${hashFor({ tab: elsewhere })}`);
    await expectAtDocument(page);
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
    await followLink(page, arrival.hash);
    await expectArrival(page, arrival);

    await page.goBack();
    await expectDocument(page, elsewhere);
    await expectAtDocument(page);
    await typeHash(page, arrival.hash);
    await expectArrival(page, arrival);

    await typeHash(page, hashFor({ tab: lastTab, section: 3 }));
    await expectAtSection(page, lastTab, 3);
    await page.goBack();
    await expectArrival(page, arrival);
    await page.goBack();
    await expectDocument(page, elsewhere);
    await page.goForward();
    await expectArrival(page, arrival);
  }
});

test("an address without a hash is replaced by that of the first document and shows the top", async ({
  page,
}) => {
  await open(page, "/support");
  await page.goto("/legal");
  await expectDocument(page, firstTab);
  await expect.poll(() => hashOf(page)).toBe(hashFor({ tab: firstTab }));
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/support");
});

test("a link from a page that is scrolled down shows the top", async ({ page }) => {
  await open(page, "/about");
  await scrollOn(page, 600);
  await followLink(page, "/legal");
  await arrived(page, "/legal");
  await expect.poll(() => hashOf(page)).toBe(hashFor({ tab: firstTab }));
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("a contents link scrolls to its section again after scrolling away, a link to /legal to the top", async ({
  page,
}) => {
  await open(page, `/legal${hashFor({ tab: secondTab })}`);
  for (let time = 0; time < 2; time++) {
    await contentsLink(page, secondTab, 7).click();
    await expectAtSection(page, secondTab, 7);
    expect(await hashOf(page)).toBe(hashFor({ tab: secondTab, section: 7 }));
    await scrollOn(page, -600);
  }
  await page.locator('footer a[href="/legal"]').first().click();
  await expectDocument(page, firstTab);
  await expect.poll(() => hashOf(page)).toBe(hashFor({ tab: firstTab }));
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("back and forward restore the scroll position, not the start of the section, also from another page", async ({
  page,
}) => {
  await open(page, `/legal${hashFor({ tab: firstTab })}`);
  await contentsLink(page, firstTab, 4).click();
  await expectAtSection(page, firstTab, 4);
  await scrollOn(page, 120);
  const before = await scrollOf(page);
  await contentsLink(page, firstTab, 8).click();
  await expectAtSection(page, firstTab, 8);
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashFor({ tab: firstTab, section: 4 }));
  await expect.poll(() => scrollOf(page)).toBe(before);
  await page.goForward();
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

  await open(page, `/legal${hashFor({ tab: firstTab, section: 8 })}`);
  await expectAtSection(page, firstTab, 8);
  const lower = await scrollOf(page);
  expect(await sharesOfWay(0, lower)).toEqual([]);

  await contentsLink(page, firstTab, 1).click();
  await expectAtSection(page, firstTab, 1);
  const upper = await scrollOf(page);
  expect(await sharesOfWay(lower, upper)).not.toEqual([]);

  await typeHash(page, hashFor({ tab: firstTab, section: 8 }));
  await expectAtSection(page, firstTab, 8);
  expect(await sharesOfWay(upper, lower)).not.toEqual([]);
});
