import { expect, test } from "vitest";
import { faultLine } from "../../site/fault";
import { legalFaults } from "./legal-faults";

const section = { id: "a", title: "A", content: "Text." };

function withPrivacy(lastUpdated: string, ...sections: object[]): string {
  return JSON.stringify({ privacy: { lastUpdated, sections } });
}

test.each([
  ['{\n"privacy": {\n', /^content\/public\/legal\.json(:\d)?: this is not JSON: /],
  ["{}", /the document "terms" is missing\./],
  ['{"cookies": {}}', /the document "cookies" is not shown on the page/],
  [withPrivacy("soon", section), /has lastUpdated "soon": expected a real date/],
  [withPrivacy("2026-02-31", section), /has lastUpdated "2026-02-31": expected a real date/],
  [
    withPrivacy("2026-03-01", { ...section, content: "By {brand.name}." }),
    /the document "privacy" has \{brand\.name\} in the section "a"/,
  ],
  [
    withPrivacy("2026-03-01", { ...section, content: "By \u202enoitcerid." }),
    /the document "privacy" has a sign in the section "a" that cannot be shown: .+, U\+202E\.$/,
  ],
  [withPrivacy("2026-03-01"), /the document "privacy" has no sections\./],
  [withPrivacy("2026-03-01", section, section), /has a section with an id that is empty or used before, "a"/],
])("%s is reported", (text, sentence) => {
  expect(legalFaults(text).map(faultLine)).toContainEqual(expect.stringMatching(sentence));
});

test("a valid legal.json has no faults", () => {
  const document = { lastUpdated: "2026-03-01", sections: [section] };
  const file = { privacy: document, terms: document, aup: document, refundPolicy: document };
  expect(legalFaults(JSON.stringify(file))).toEqual([]);
});

test("signs that a terminal obeys are written out", () => {
  const messages = legalFaults(JSON.stringify({ "a\u001b[31m": {} })).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining('the document "a\\u001b[31m" is not shown'));
});

test("a fault leads to its document, and to the line of what is no JSON", () => {
  const file = "content/public/legal.json";
  expect(legalFaults("{}")[1]).toEqual({ file, path: ["terms"], message: 'the document "terms" is missing' });
  expect(legalFaults('{\n"privacy": x }')).toMatchObject([{ file, path: [] }]);
  expect(legalFaults("{}", "https://a.example/legal.json")[0]?.file).toBe("https://a.example/legal.json");
});
