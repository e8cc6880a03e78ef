import type { Locator } from "@playwright/test";
import { records, words } from "../../tested-site";
import { blocks, boxOf, card, middleBlock, noBlocks } from "../support/plans";
import { expect, open, test } from "../support/site-test";

const { figures } = records["pages/minecraft"];

test("the rows of plan cards line up, also when one of them needs more room", async ({ page }) => {
  test.skip(noBlocks, "there is no Minecraft plan");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/minecraft");
  await card(page, middleBlock)
    .getByRole("heading")
    .evaluate((heading) => {
      heading.textContent = "A block of an unusually long name";
    });
  const { y: top } = await boxOf(card(page, middleBlock));
  const row: Locator[] = [];
  for (const block of blocks) if ((await boxOf(card(page, block))).y === top) row.push(card(page, block));
  const tops = async (part: (of: Locator) => Locator) => {
    const all = await Promise.all(row.map(async (each) => Math.round((await boxOf(part(each))).y)));
    return new Set(all).size;
  };
  expect(await tops((each) => each.getByRole("heading"))).toBe(1);
  expect(await tops((each) => each.getByText(words.plan.perMonth))).toBe(1);
  expect(await tops((each) => each.getByText(figures.ram, { exact: true }))).toBe(1);
  expect(await tops((each) => each.getByText(figures.backups, { exact: true }))).toBe(1);
  // The order link, or that the plan is sold out.
  expect(await tops((each) => each.locator(":scope > :last-child"))).toBe(1);
});

test("printed, the plans are dark words on white, without buttons", async ({ page }) => {
  test.skip(noBlocks, "there is no Minecraft plan");
  await open(page, "/minecraft");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main .button-link").first()).toBeHidden();
  const faults = await page.locator("main").evaluate((main) => {
    const levelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isClear = (color: string) => levelsOf(color)[3] === 0;
    const isWhite = (color: string) => levelsOf(color).every((level) => level === 255 || level === 1);
    const isDark = (color: string) => levelsOf(color).every((level) => level <= 0x55);
    return [...main.querySelectorAll("*")].flatMap((element) => {
      if (element.closest("svg") || !element.checkVisibility()) return [];
      const { color } = getComputedStyle(element);
      const grounds = [null, "::before"].map((part) => getComputedStyle(element, part).backgroundColor);
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const isLegible = grounds.every((ground) => isClear(ground) || isWhite(ground));
      return isLegible && (!text || isDark(color)) ? [] : [`${element.className}: ${color} on ${grounds}`];
    });
  });
  expect(faults).toEqual([]);
});
