import { expect, test } from "vitest";
import { otherLanguages } from "../../build/content/languages";
import { translationFindings } from "../../scripts/check-translations/translation-findings";

test.each(otherLanguages())("all texts are in %s, and the list of its translations is up to date", (tag) => {
  const { sentences, isCurrent } = translationFindings(tag);
  expect(sentences).toEqual([]);
  expect(isCurrent, "npm run check:translations writes sources.json").toBe(true);
});
