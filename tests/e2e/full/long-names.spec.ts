import { addressOf, languages } from "../../../app/content/languages";
import { minecraftPlans } from "../../../app/content/minecraft-plans";
import { supportOptions } from "../../../app/content/support-options";
import { vpsPlans } from "../../../app/content/vps-plans";
import { websitePlans } from "../../../app/content/website-plans";
import { otherLanguages } from "../support/other-languages";
import { pagesInAllLanguages } from "../support/site-pages";
import { expect, open, test } from "../support/site-test";

const translated = otherLanguages.flatMap(({ records }) => [
  ...records["minecraft-plans"],
  ...records["vps-plans"],
  ...records["website-plans"],
  ...records["support-options"].options,
]);
/** The words in the names of plans and contacts that are not too long for the narrowest card. */
const words = [...minecraftPlans, ...vpsPlans, ...websitePlans, ...supportOptions, ...translated]
  .flatMap(({ title }) => title.split(" "))
  .filter(({ length }) => length <= 16);
const addresses = ["/", "/minecraft", "/vps", "/website-hosting", "/support"].flatMap((path) =>
  languages.map((each) => addressOf(path, each)),
);

for (const path of pagesInAllLanguages.filter((each) => addresses.includes(each)))
  test(`on ${path} the name of a plan or contact does not break inside a word`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(brokenWords, words), `at ${width} px`).toEqual([]);
    }
  });

test("every topic of the questions is in sight", async ({ page }) => {
  await open(page, "/");
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.locator('[id^="questions-tab-"]').evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const list = tab.parentElement?.getBoundingClientRect();
        const { left, right } = tab.getBoundingClientRect();
        return list && left >= list.left - 1 && right <= list.right + 1 ? [] : [tab.textContent];
      }),
    );
    expect(outside, `at ${width} px`).toEqual([]);
  }
});

/** Runs in the page: the words among these that go on in another line, with the class of their element. */
function brokenWords(words: readonly string[]): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of words) {
      const start = node.textContent?.indexOf(word) ?? -1;
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(`${word} in ${parent.className || parent.localName}`);
    }
  }
  return [...broken];
}
