import { phrase } from "../../../site/format";
import { words } from "../../tested-site";
import { groupIn, mainMenu, menuGroupsFrom } from "../support/menu";
import { blocks, card } from "../support/plans";
import { arrived, expect, open, test } from "../support/site-test";

test.use({ hasTouch: true });

for (const { place, path } of menuGroupsFrom("/about").slice(0, 1)) {
  test("a tap opens a dropdown, a second one or one elsewhere closes it, and its links work", async ({
    page,
  }) => {
    await open(page, "/about");
    const { summary, linkTo } = groupIn(mainMenu(page), place);
    for (const close of [() => summary.tap(), () => page.touchscreen.tap(5, 850)]) {
      await summary.tap();
      await expect(linkTo(path)).toBeVisible();
      await close();
      await expect(linkTo(path)).toBeHidden();
    }
    await summary.tap();
    await linkTo(path).tap();
    await arrived(page, path);
  });
}

test("no link or button is shown on hover only", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(a[href], button), footer :is(a[href], button)")]
      .filter((control) => !control.closest("[hidden]"))
      .filter((control) => !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 100)),
  );
  expect(hidden).toEqual([]);
});

for (const plan of blocks.filter(({ soldOut }) => !soldOut).slice(0, 1)) {
  test("on a phone the link of a plan covers its whole row", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/minecraft");
    for (const part of ["h3", "img, svg", "dl"]) {
      const touched = await card(page, plan)
        .locator(part)
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: "center" });
          const { left, top, width, height } = element.getBoundingClientRect();
          const target = document.elementFromPoint(left + width / 2, top + height / 2);
          return target?.closest("a")?.textContent;
        });
      expect(touched, part).toContain(phrase(words.plan.chooseNamed, { plan: plan.title }));
    }
  });
}
