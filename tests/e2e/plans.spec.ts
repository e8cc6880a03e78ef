import { type VpsPlan, vpsPlans } from "../../app/content/vps-plans";
import { localNumber } from "../../app/format/numbers";
import { boxOf, card, expectMarked, lastBlock, layer, middleBlock, noBlocks } from "./support/plans";
import { expect, open, test } from "./support/site-test";

const units = (vpsPlans as readonly VpsPlan[]).filter(({ soldOut }) => !soldOut);

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

test("the hash of a plan scrolls to its card", async ({ page }) => {
  test.skip(noBlocks, "there is no Minecraft plan");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/minecraft#${lastBlock.id}`);
  await expect(card(page, lastBlock)).toBeInViewport();
  await expectMarked(page, lastBlock);
});

test("the order links of a rack are reached by keyboard in the order of the plans", async ({ page }) => {
  test.skip(units.length === 0, "no VPS can be ordered");
  await open(page, "/vps");
  const links = page.getByRole("main").getByRole("link", { name: /^Choose the .+ VPS$/ });
  await expect(links).toHaveCount(units.length);
  await links.first().focus();
  for (let place = 1; place < units.length; place++) {
    await page.keyboard.press("Tab");
    await expect(links.nth(place)).toBeFocused();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan links scroll to the cards and mark them", async ({ page }) => {
    test.skip(noBlocks, "there is no Minecraft plan");
    await page.goto("/minecraft");
    await layer(page, lastBlock).click();
    await expect(page).toHaveURL(`/minecraft#${lastBlock.id}`);
    await expect(card(page, lastBlock)).toBeInViewport();
    await expectMarked(page, lastBlock);
    await expect(card(page, lastBlock)).toContainText(`${localNumber(lastBlock.cpuSharePercent)}% CPU`);
  });
});
