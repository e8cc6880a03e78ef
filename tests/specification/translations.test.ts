import { expect, test } from "vitest";
import { translationFaults } from "../../checks/translations/translation-faults";
import { otherLanguages } from "../../site/languages";

test.each(otherLanguages())("all texts are in %s, and the list of its translations is up to date", (tag) => {
  const { faults, isCurrent } = translationFaults(tag);
  expect(faults).toEqual([]);
  expect(isCurrent, "npm run check:translations writes sources.json").toBe(true);
});
