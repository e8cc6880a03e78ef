import { expect, test } from "vitest";
import { legalKeys } from "./legal-hashes";
import { parseLegal } from "./parse-legal";

const empty = { lastUpdated: null, sections: [] };

function documentWith(...ids: string[]) {
  const sections = ids.map((id) => ({ id, title: `On ${id}`, content: "<b>Markup</b> stays text." }));
  return { lastUpdated: "2026-03-01", sections };
}

const file = {
  privacy: documentWith("what-we-collect", "contact"),
  terms: documentWith("contact"),
  aup: documentWith(),
  refundPolicy: documentWith("same-day"),
};

test("a whole file becomes four documents without a problem; what the site does not know is left out", () => {
  const more = { ...file, cookies: documentWith("crumbs"), terms: { ...file.terms, author: "someone" } };
  expect(parseLegal(more)).toEqual({ documents: file, faults: [] });
});

const tooLong = [{ path: [], message: "the file is too long: expected at most 500000 characters" }];
const missing = legalKeys.map((key) => ({ path: [key], message: `the document "${key}" is missing` }));

test.each([
  ["has 500,001 characters", JSON.stringify({ terms: "x".repeat(499_989) }), tooLong],
  ...["null", "[]", '"<!doctype html>"', "{}"].map((json): [string, string, object[]] => [
    `is ${json}`,
    json,
    missing,
  ]),
])("a file that %s leaves every document empty and says why", (_, json, faults) => {
  const documents = Object.fromEntries(legalKeys.map((key) => [key, empty]));
  expect(parseLegal(JSON.parse(json))).toEqual({ documents, faults });
});

const section = { id: "a", title: "A", content: "Text." };

test.each<[string, unknown, ...string[]]>([
  ["that is null", null, "has no text in lastUpdated", "has no list of sections"],
  ["with a number as date", { lastUpdated: 2026, sections: [] }, "has no text in lastUpdated"],
  ["with sections by key", { lastUpdated: "x", sections: {} }, "has no list of sections"],
  [
    "with wrong sections",
    { lastUpdated: "x", sections: [section, { id: 1, title: "B" }] },
    "has no text in sections[1].id",
    "has no text in sections[1].content",
  ],
])("a document %s is empty, alone, and each of its faults is named", (_, terms, ...found) => {
  expect(parseLegal({ ...file, terms })).toEqual({
    documents: { ...file, terms: empty },
    faults: found.map((fault) => ({ path: ["terms"], message: `the document "terms" ${fault}` })),
  });
});

test.each([
  ["a repeated id is made unique", ["contact", "contact", "contact"], ["contact", "contact-2", "contact-3"]],
  ["a made-up id is never one of another section", ["a", "a", "a-2"], ["a", "a-3", "a-2"]],
  ["an empty id is filled", ["", ""], ["section-2", "section-3"]],
])("%s, and that is mentioned", (_, given, ids) => {
  const { documents, faults } = parseLegal({ ...file, privacy: documentWith(...given) });
  expect(documents.privacy.sections.map(({ id }) => id)).toEqual(ids);
  expect(faults).toHaveLength(given.filter((id, index) => id !== ids[index]).length);
  expect(faults[0]?.message).toContain("an id that is empty or used before");
});
