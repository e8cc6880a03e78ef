import { sitePages } from "./support/site-pages";
import { appRuns, expect, open, test } from "./support/site-test";
import { faultsOfTabWalk } from "./support/tab-walk";

for (const path of sitePages) {
  test(`the Tab key leads through ${path}, and every stop can be seen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    // Its scrolling is smooth, and a reader waits for it; a key pressed before the end of it tells nothing.
    if (path === "/legal") await page.emulateMedia({ reducedMotion: "reduce" });
    if (path === "/legal") await expect(page.getByText("Last updated")).toBeVisible();
    expect.soft(await faultsOfTabWalk(page, "Tab"), "at a zoom of 400 %").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await appRuns(page);
    expect.soft(await faultsOfTabWalk(page, "Shift+Tab"), "backwards at 390 px").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await appRuns(page);
    expect.soft(await faultsOfTabWalk(page, "Tab"), "at 1440 px").toEqual([]);
  });
}
