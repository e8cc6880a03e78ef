import { boxOf, card, expectMarked, lastBlock, layer, middleBlock, noBlocks } from "./support/plans";
import { arrived, expect, followLink, open, test } from "./support/site-test";

// Scrolling is smooth.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a plan link scrolls to its card, which is marked and not covered by the header", async ({ page }) => {
  test.skip(noBlocks, "there is no Minecraft plan");
  await open(page, "/minecraft");
  await layer(page, middleBlock).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await layer(page, middleBlock).click();
  await expect(page).toHaveURL(`/minecraft#${middleBlock.id}`);
  await expect(card(page, middleBlock)).toBeInViewport({ ratio: 1 });
  await expectMarked(page, middleBlock);
  const header = await boxOf(page.getByRole("banner"));
  await expect
    .poll(async () => (await boxOf(card(page, middleBlock))).y)
    .toBeGreaterThan(header.y + header.height);

  await page.goBack();
  await expect(page).toHaveURL("/minecraft");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expectMarked(page, middleBlock, false);
});

test("the hash of a plan scrolls to its card, also after a navigation of the router, where :target matches nothing", async ({
  page,
}) => {
  test.skip(noBlocks, "there is no Minecraft plan");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/minecraft#${lastBlock.id}`);
  await expect(card(page, lastBlock)).toBeInViewport();
  await expectMarked(page, lastBlock);

  await open(page, "/about");
  await followLink(page, `/minecraft#${middleBlock.id}`);
  await arrived(page, "/minecraft");
  await expect(card(page, middleBlock)).toBeInViewport();
  await expectMarked(page, middleBlock);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan links scroll to the cards and mark them", { tag: "@full" }, async ({ page }) => {
    test.skip(noBlocks, "there is no Minecraft plan");
    await page.goto("/minecraft");
    await layer(page, lastBlock).click();
    await expect(page).toHaveURL(`/minecraft#${lastBlock.id}`);
    await expect(card(page, lastBlock)).toBeInViewport();
    await expectMarked(page, lastBlock);
  });
});
