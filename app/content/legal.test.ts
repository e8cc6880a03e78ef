import { expect, test } from "vitest";
import { legalTabs, parseLegal } from "./legal";

const empty = { lastUpdated: null, sections: [] };

function documentWith(...ids: string[]) {
  return {
    lastUpdated: "2026-03-01",
    sections: ids.map((id) => ({ id, title: `On ${id}`, content: `Text of ${id}.` })),
  };
}

function wholeFile() {
  return {
    privacy: documentWith("what-we-collect", "contact"),
    terms: documentWith("the-agreement"),
    aup: documentWith("fair-use"),
    refundPolicy: documentWith("same-day"),
  };
}

test("a whole file becomes four documents without a problem; a document may have no sections", () => {
  const file = { ...wholeFile(), aup: documentWith() };
  expect(parseLegal(file)).toEqual({ documents: file, problems: [] });
});

test("markup stays text, and what the site does not know is left out", () => {
  const file = wholeFile();
  file.terms.sections[0] = { id: "a", title: "<b>", content: "<script>alert(1)</script>" };
  const more = { ...file, cookies: documentWith("crumbs"), terms: { ...file.terms, author: "someone" } };
  expect(parseLegal(more)).toEqual({ documents: file, problems: [] });
});

test.each([
  ["500,001 characters", JSON.stringify({ terms: "x".repeat(499_989) })],
  ["thousands of lists in each other", `{"terms":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
])("a file of %s leaves every document empty and is reported once", (_, text) => {
  const { documents, problems } = parseLegal(JSON.parse(text));
  for (const { key } of legalTabs) expect(documents[key]).toEqual(empty);
  expect(problems).toEqual(["legal.json is too long: expected at most 500000 characters."]);
});

test.each([null, undefined, [], "<!doctype html>", {}])(
  "a file that is %j leaves every document empty and reports each",
  (json) => {
    expect(parseLegal(json)).toEqual({
      documents: Object.fromEntries(legalTabs.map(({ key }) => [key, empty])),
      problems: legalTabs.map(({ key }) => `legal.json: the document "${key}" is missing.`),
    });
  },
);

const section = { id: "a", title: "A", content: "Text." };

test.each<[string, unknown, ...string[]]>([
  ["that is null", null, "has no text in lastUpdated.", "has no list of sections."],
  ["with a number as date", { lastUpdated: 2026, sections: [] }, "has no text in lastUpdated."],
  ["with sections by key", { lastUpdated: "x", sections: {} }, "has no list of sections."],
  [
    "with wrong sections",
    { lastUpdated: "x", sections: [section, { id: 1, title: "B" }] },
    "has no text in sections[1].id.",
    "has no text in sections[1].content.",
  ],
])("a document %s is empty, alone, and each of its faults is named", (_, terms, ...faults) => {
  expect(parseLegal({ ...wholeFile(), terms })).toEqual({
    documents: { ...wholeFile(), terms: empty },
    problems: faults.map((fault) => `legal.json: the document "terms" ${fault}`),
  });
});

test.each([
  ["a repeated id is made unique", ["contact", "contact", "contact"], ["contact", "contact-2", "contact-3"]],
  ["a made-up id is never one of another section", ["a", "a", "a-2"], ["a", "a-3", "a-2"]],
  ["an empty id is filled", ["", ""], ["section-2", "section-3"]],
])("%s, and that is mentioned", (_, given, ids) => {
  const { documents, problems } = parseLegal({ ...wholeFile(), privacy: documentWith(...given) });
  expect(documents.privacy.sections.map(({ id }) => id)).toEqual(ids);
  expect(problems).toHaveLength(given.filter((id, index) => id !== ids[index]).length);
  expect(problems[0]).toContain("an id that is empty or used before");
});

test("the same id in two documents is no fault", () => {
  expect(parseLegal({ ...wholeFile(), terms: documentWith("contact") }).problems).toEqual([]);
});
