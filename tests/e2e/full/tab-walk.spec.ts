import { sitePages } from "../support/site-pages";
import { expect, open, test, textLoaded } from "../support/site-test";
import { faultsOfTabWalk } from "../support/tab-walk";

// A stop that is scrolled to smoothly is only in view at the end of that.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of sitePages) {
  test(`the Tab key reaches every control of ${path}, each visible and with a focus ring`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    await textLoaded(page);
    expect.soft(await faultsOfTabWalk(page, "Tab"), "at a zoom of 400 %").toEqual([]);
    // Where the header stays in view, backwards the focus could end up under it.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await faultsOfTabWalk(page, "Shift+Tab"), "backwards at 1440 px").toEqual([]);
  });
}
