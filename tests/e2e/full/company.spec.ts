import { type Milestone, milestones } from "../../../app/content/about";
import { brand, destinations } from "../../../app/content/brand";
import { closing } from "../../../app/content/pages/partners";
import { head, othersTitle } from "../../../app/content/pages/position";
import { type Partner, partnerApplication, partners } from "../../../app/content/partners";
import { type Position, positions } from "../../../app/content/positions";
import { supportOptions } from "../../../app/content/support-options";
import { formatMonth, formatOrdinalDay } from "../../../app/format/dates";
import { arrived, expect, open, test } from "../support/site-test";

const events: readonly Milestone[] = milestones;
const allPartners: readonly Partner[] = partners;
const openings: readonly Position[] = positions;

test("the timeline of /about starts with the founding and is in order", async ({ page }) => {
  test.skip(events.length === 0, "there is no milestone");
  await open(page, "/about");
  const entries = page.getByRole("listitem").filter({ has: page.locator("time") });
  await expect(entries).toHaveCount(events.length);
  await expect(entries.first()).toContainText(formatOrdinalDay(brand.foundedOn));
  const dates = await page
    .locator("main time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(dates).toEqual([...dates].sort());
  expect(dates[0]).toBe(brand.foundedOn);
});

test("each support option links to its own address", async ({ page }) => {
  test.skip(supportOptions.length === 0, "there is no support option");
  await open(page, "/support");
  const links = page.getByRole("main").getByRole("list").first().getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    supportOptions.map(({ destination }) => destination),
  );
  for (const [address, words] of [
    [destinations.supportMail, brand.supportEmail],
    [destinations.supportTelephone, brand.telephone],
  ] as const) {
    for (const link of await page.locator(`main .card-link[href="${address}"]`).all())
      await expect(link).toHaveText(words);
  }
});

test("each partner has a card with name, place and date that links to the partner's site", async ({
  page,
}) => {
  await open(page, "/partners");
  const cards = page.locator("main li:has(img)");
  await expect(cards).toHaveCount(allPartners.length);
  for (const [place, { name, category, location, partnerSince, url }] of allPartners.entries()) {
    const card = cards.nth(place);
    for (const words of [name, category, location, formatMonth(partnerSince)])
      await expect(card).toContainText(words);
    await expect(card.getByRole("link", { name: `Visit ${name}`, exact: true })).toHaveAttribute("href", url);
  }
  const apply = page.getByRole("main").getByRole("link", { name: closing.applyLink });
  await expect(apply.first()).toBeVisible();
  for (const link of await apply.all())
    await expect(link).toHaveAttribute("href", partnerApplication.destination);
});

test("no row of partner cards has a gap at its end", async ({ page }) => {
  await open(page, "/partners");
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Positions in the layout: unlike those on the screen, the same while the cards appear.
    const spread = () =>
      page.locator("main li:has(img)").evaluateAll((cards) => {
        const ends = new Map<number, number>();
        for (const card of cards as HTMLElement[]) {
          const right = card.offsetLeft + card.offsetWidth;
          ends.set(card.offsetTop, Math.max(ends.get(card.offsetTop) ?? 0, right));
        }
        return cards.length > 0 ? Math.max(...ends.values()) - Math.min(...ends.values()) : 0;
      });
    await expect.poll(spread, `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

for (const [first, second] of openings.length > 1 ? [openings] : []) {
  test("a position links to another one and back to the list", async ({ page }) => {
    await open(page, `/careers/${first?.slug}`);
    await page.getByRole("region", { name: othersTitle }).getByRole("link").first().click();
    await arrived(page, `/careers/${second?.slug}`);
    await page.getByRole("link", { name: head.backLink }).click();
    await arrived(page, "/careers");
  });
}
