import { browserFlags, findBrowser } from "../../../scripts/ensure-browser.mjs";
import { pagesOfOneLanguage } from "../support/site-pages";
import { expect, open, test } from "../support/site-test";
import { expectReadable } from "../support/text-faults";

const executablePath = findBrowser();

// The reader's own setting, which media queries follow too; a font size on the page would not move them.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, "--blink-settings=defaultFontSize=32"],
  },
});

for (const path of pagesOfOneLanguage) {
  test(`${path} is readable with text at 200 %`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [320, 768, 1024, 1440]) await expectReadable(page, width);
  });
}
