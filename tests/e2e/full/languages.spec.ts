import { addressOf, languages } from "../../../app/content/languages";
import { expect, test } from "../support/site-test";

/** Besides the first one, whose pages the other tests open. */
for (const language of languages.slice(1)) {
  test(`an address that ${language.tag} lacks gets its page for wrong addresses`, async ({ request }) => {
    for (const path of ["/no/such/page", ...language.missing.filter((each) => !each.includes(":"))]) {
      const response = await request.get(addressOf(path, language));
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain(`<html lang="${language.tag}"`);
    }
  });
}
