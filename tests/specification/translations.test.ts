import { expect, test } from "vitest";
import { translationFindings } from "../../checks/translations/translation-findings";
import { otherLanguages } from "../../site/languages";

test.each(otherLanguages())("all texts are in %s, and the list of its translations is up to date", (tag) => {
  const { sentences, isCurrent } = translationFindings(tag);
  expect(sentences).toEqual([]);
  expect(isCurrent, "npm run check:translations writes sources.json").toBe(true);
});
