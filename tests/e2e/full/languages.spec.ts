import { addressOf, hasPage, languages } from "../../../app/content/languages";
import { expectNoViolations } from "../support/axe";
import { sitePages } from "../support/site-pages";
import { expect, open, test, textLoaded } from "../support/site-test";
import { expectReadable } from "../support/text-faults";

/** Besides the first one, whose pages the other tests open. */
for (const language of languages.slice(1)) {
  const direction = language.direction === "rtl" ? "rtl" : null;

  for (const path of sitePages.filter((each) => hasPage(each, language))) {
    const address = addressOf(path, language);
    test(`${address} has its direction, is readable at every width and has no axe violations`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, address);
      await textLoaded(page);
      expect(await page.locator("html").getAttribute("dir")).toBe(direction);
      await expect(page.locator("html")).toHaveAttribute("lang", language.tag);
      for (const width of [320, 390, 768, 1440]) await expectReadable(page, width);
      await expectNoViolations(page, address, [320, 1440]);
    });
  }

  test(`an address that ${language.tag} lacks gets its page for wrong addresses`, async ({ request }) => {
    for (const path of ["/no/such/page", ...language.missing.filter((each) => !each.includes(":"))]) {
      const response = await request.get(addressOf(path, language));
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain(
        `<html lang="${language.tag}"${direction ? ' dir="rtl"' : ""}>`,
      );
    }
  });
}
