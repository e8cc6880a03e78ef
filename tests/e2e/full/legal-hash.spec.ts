import type { Page } from "@playwright/test";
import {
  clickLinkTo,
  contentsLink,
  expectAtSection,
  expectDocument,
  hashOf,
  scrollOf,
} from "./support/legal-page";
import { expect, open, test } from "./support/site-test";

type Case = { hash: string; document: string; section?: string };

const cases: Case[] = [
  { hash: "#privacy-policy", document: "Privacy Policy" },
  { hash: "#terms-of-service", document: "Terms of Service" },
  { hash: "#refund-policy", document: "Refund Policy" },
  { hash: "#privacy-policy#grievances", document: "Privacy Policy", section: "Grievances" },
  { hash: "#refund-policy#complaints", document: "Refund Policy", section: "Complaints" },
  { hash: "#terms-of-service%23liability", document: "Terms of Service", section: "Liability" },
  { hash: "#terms-of-service#", document: "Terms of Service" },
  { hash: "#terms-of-service#no-such-section", document: "Terms of Service" },
  { hash: "#cookies", document: "Privacy Policy" },
  { hash: "#cookies#grievances", document: "Privacy Policy" },
  { hash: "#%E0%A4%A", document: "Privacy Policy" },
];

/** Where the reader stands before he comes to the hash another way. */
const elsewhere = "#acceptable-use-policy";

/** Same document, new hash: what the browser does when the address is typed. */
async function typeHash(page: Page, hash: string) {
  await page.goto(`/legal${hash}`);
}

/** Whatever the address says, it is left alone. */
async function expectArrival(page: Page, { hash, document, section }: Case) {
  await expectDocument(page, document);
  expect(await hashOf(page)).toBe(hash);
  if (section) await expectAtSection(page, section);
  else await expect.poll(() => scrollOf(page)).toBe(0);
}

test("every hash leads to its place on first load", async ({ page }) => {
  for (const arrival of cases) {
    // From elsewhere, or the browser would stay on the page.
    await page.goto("about:blank");
    await open(page, `/legal${arrival.hash}`);
    await expectArrival(page, arrival);
  }
});

// At once instead of smoothly: how the page moves is shown further down, here it is where to.
test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [name, some] of [
    ["a document", cases.filter(({ section }) => !section)],
    ["a section", cases.filter(({ section }) => section)],
  ] as const) {
    test(`the hash of ${name} leads there clicked, typed, by back and by forward`, async ({ page }) => {
      for (const arrival of some) await arriveEveryWay(page, arrival);
    });
  }
});

async function arriveEveryWay(page: Page, arrival: Case) {
  await page.goto("about:blank");
  await open(page, `/legal${elsewhere}`);
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  await clickLinkTo(page, arrival.hash);
  await expectArrival(page, arrival);

  await page.goBack();
  await expectDocument(page, "Acceptable Use Policy");
  await expect.poll(() => scrollOf(page)).toBe(0);
  await typeHash(page, arrival.hash);
  await expectArrival(page, arrival);

  await typeHash(page, "#refund-policy#how-to-ask");
  await expectAtSection(page, "How to ask");
  await page.goBack();
  await expectArrival(page, arrival);
  await page.goBack();
  await expectDocument(page, "Acceptable Use Policy");
  await page.goForward();
  await expectArrival(page, arrival);
}

test("an address without a hash is replaced by that of the privacy policy", async ({ page }) => {
  await open(page, "/support");
  await page.goto("/legal");
  await expectDocument(page, "Privacy Policy");
  await expect.poll(() => hashOf(page)).toBe("#privacy-policy");
  await page.goBack();
  await expect(page).toHaveURL("/support");
});

test("the link to the page that one is on leads to the first document and to the top", async ({ page }) => {
  await open(page, "/legal#refund-policy#complaints");
  await expectAtSection(page, "Complaints");
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal Policies" }).first().click();
  await expectDocument(page, "Privacy Policy");
  await expect.poll(() => hashOf(page)).toBe("#privacy-policy");
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("a tab pushes its address and clears the section", async ({ page }) => {
  await open(page, "/legal#privacy-policy#grievances");
  await expectAtSection(page, "Grievances");
  await page.getByRole("tab", { name: "Terms of Service" }).click();
  await expectDocument(page, "Terms of Service");
  expect(await hashOf(page)).toBe("#terms-of-service");
  await page.goBack();
  await expectDocument(page, "Privacy Policy");
  expect(await hashOf(page)).toBe("#privacy-policy#grievances");
});

test("the contents write the section into the address, again and again", async ({ page }) => {
  await open(page, "/legal#terms-of-service");
  await contentsLink(page, "Liability").click();
  await expectAtSection(page, "Liability");
  expect(await hashOf(page)).toBe("#terms-of-service#liability");

  await page.evaluate(() => window.scrollBy({ top: -600, behavior: "instant" }));
  await contentsLink(page, "Liability").click();
  await expectAtSection(page, "Liability");
});

test("back and forward return to where the reader was, not to where the section begins", async ({ page }) => {
  await open(page, "/legal#privacy-policy");
  await contentsLink(page, "Payment details").click();
  await expectAtSection(page, "Payment details");
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
  const before = await scrollOf(page);
  await contentsLink(page, "Grievances").click();
  await expectAtSection(page, "Grievances");
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe("#privacy-policy#payment-details");
  await expect.poll(() => scrollOf(page)).toBe(before);
  await page.goForward();
  await expectAtSection(page, "Grievances");
});

test("a return from another page finds the place, though the text comes after the page", async ({ page }) => {
  await open(page, "/legal#privacy-policy#grievances");
  await expectAtSection(page, "Grievances");
  await contentsLink(page, "Your choices").click();
  await expectAtSection(page, "Your choices");
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
  const before = await scrollOf(page);
  await page.getByRole("banner").getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Someone is awake." })).toBeFocused();
  await page.goBack();
  await expectDocument(page, "Privacy Policy");
  await expect.poll(() => scrollOf(page)).toBe(before);
});

test("the first load is at its place at once, later moves are smooth", async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const watch = () => {
      const position = Math.round(window.scrollY);
      if (positions.at(-1) !== position) positions.push(position);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const positions = () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);

  await open(page, "/legal#privacy-policy#grievances");
  await expectAtSection(page, "Grievances");
  expect(await positions()).toHaveLength(2);

  await contentsLink(page, "What we collect").click();
  await expectAtSection(page, "What we collect");
  expect((await positions()).length).toBeGreaterThan(6);

  const before = (await positions()).length;
  await typeHash(page, "#privacy-policy#grievances");
  await expectAtSection(page, "Grievances");
  expect((await positions()).length).toBeGreaterThan(before + 4);
});

test("under reduced motion every move is at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/legal#privacy-policy");
  await contentsLink(page, "Grievances").click();
  await expectAtSection(page, "Grievances");
});
