import { expect, open, test } from "../support/site-test";

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
