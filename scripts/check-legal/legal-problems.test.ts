import { expect, test } from "vitest";
import { legalProblems } from "./legal-problems";

test.each([
  ["broken JSON", '{\n"privacy": {\n', /^legal\.json is not JSON: .*\./],
  ["a missing document", "{}", /the document "terms" is missing\./],
  ["an unknown document", '{"cookies": {}}', /the document "cookies" is not shown on the page/],
  [
    "a date that is no date",
    '{"privacy": {"lastUpdated": "soon", "sections": []}}',
    /has lastUpdated "soon": expected a real date/,
  ],
  [
    "a day that no month has",
    '{"privacy": {"lastUpdated": "2026-02-31", "sections": []}}',
    /has lastUpdated "2026-02-31": expected a real date/,
  ],
  [
    "no sections",
    '{"privacy": {"lastUpdated": "2026-03-01", "sections": []}}',
    /the document "privacy" has no sections\./,
  ],
  [
    "two sections with the same id",
    '{"aup": {"lastUpdated": "2026-03-01", "sections": [{"id":"a","title":"A","content":"x"},{"id":"a","title":"B","content":"y"}]}}',
    /the document "aup" has a section with an id that is empty or used before, "a"/,
  ],
])("a legal.json with %s is reported", (_, text, sentence) => {
  expect(legalProblems(text)).toContainEqual(expect.stringMatching(sentence));
});

test("a valid legal.json has no problems", () => {
  const document = { lastUpdated: "2026-03-01", sections: [{ id: "a", title: "A", content: "Text." }] };
  const file = { privacy: document, terms: document, aup: document, refundPolicy: document };
  expect(legalProblems(JSON.stringify(file))).toEqual([]);
});
