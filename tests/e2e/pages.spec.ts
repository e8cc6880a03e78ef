import { languages, site, sites } from "../tested-site";
import { expectNoViolations } from "./support/axe";
import { watchPolicy } from "./support/policy";
import { homePages, pagesOfOneLanguage, sitePages } from "./support/site-pages";
import { appRuns, expect, open, test, textLoaded } from "./support/site-test";
import { expectReadable } from "./support/text-faults";

// axe cannot check hidden cards or colours in transition; under reduced motion there are neither.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What a link says that opens a new tab. */
function newTabAt(address: string): string {
  const other = sites.slice(1).find(({ language: { base } }) => `${address}/`.startsWith(`${base}/`));
  return (other ?? site).words.page.newTab;
}

// The other pages in other languages are in full/pages.spec.ts.
for (const path of pagesOfOneLanguage) {
  test(`${path} logs no error, fits phone and desktop, and has no axe violations`, async ({ page }) => {
    const policyViolations = await watchPolicy(page);
    const stylesheets: string[] = [];
    page.on(
      "request",
      (request) => request.resourceType() === "stylesheet" && stylesheets.push(request.url()),
    );
    await open(page, path);
    await textLoaded(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const text of await page.locator('a[target="_blank"]').allTextContents())
      expect(text).toContain(newTabAt(path));
    expect(stylesheets, "the CSS of the first page is in its HTML").toEqual([]);
    expect(await policyViolations()).toEqual([]);
    expect(await page.evaluate(movingParts), "under reduced motion").toEqual([]);

    await expectReadable(page, 1440);
    // From this width on the header has other parts than on a phone.
    if (homePages.includes(path)) await expectNoViolations(page, path, [1440], "header");
    await expectReadable(page, 390);
    await expectNoViolations(page, path, [390]);
  });
}

for (const { base } of languages) {
  test(`the 404 page of ${base}/ has no axe violations`, { tag: base ? "@full" : [] }, async ({
    page,
    complaints,
  }) => {
    const policyViolations = await watchPolicy(page);
    await page.goto(`${base}/no/such/page`);
    await appRuns(page);
    // The browser itself reports the status of the document.
    expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
    expect(await policyViolations()).toEqual([]);
    await expectReadable(page, 390);
    await expectNoViolations(page, "404", [320, 1440], "main");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of sitePages) {
    test(`${path} has no button that does nothing`, async ({ page }) => {
      await page.goto(path);
      const buttons = await page.getByRole("button").all();
      const names = buttons.map((button) =>
        button.evaluate((element) =>
          element.matches("[popovertarget], summary") ? [] : element.textContent,
        ),
      );
      expect((await Promise.all(names)).flat()).toEqual([]);
    });
  }
});

/**
 * Runs in the page: whatever moves, or would at the next touch. A ruler that follows the reader's own scrolling does not
 * move by itself.
 */
function movingParts(): string[] {
  const running = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`);
  const ready = [...document.querySelectorAll("body *")].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const slides = /[1-9]/.test(style.transitionDuration);
      const plays = style.animationName !== "none" && style.getPropertyValue("animation-timeline") === "auto";
      return slides || plays ? [`would move: ${element.outerHTML.slice(0, 80)} ${pseudo ?? ""}`] : [];
    }),
  );
  return [...running, ...ready];
}
