import { describe, expect, test } from "vitest";
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

describe("a whole file", () => {
  test("becomes four documents without a problem", () => {
    expect(parseLegal(wholeFile())).toEqual({ documents: wholeFile(), problems: [] });
  });

  test("keeps markup as text, and nothing that the site does not know; a document may have no sections", () => {
    const file = { ...wholeFile(), aup: documentWith() };
    file.terms.sections[0] = { id: "a", title: "<b>", content: "<script>alert(1)</script>" };
    const more = { ...file, cookies: documentWith("crumbs"), terms: { ...file.terms, author: "someone" } };
    expect(parseLegal(more)).toEqual({ documents: file, problems: [] });
  });
});

describe("a file of the wrong shape", () => {
  test.each([
    ["null", null, "legal.json is null: expected an object of four documents."],
    ["nothing", undefined, "legal.json is missing: expected an object of four documents."],
    ["a list", [], "legal.json is a list: expected an object of four documents."],
    ["text", "<!doctype html>", "legal.json is text: expected an object of four documents."],
  ])("%s leaves every document empty and is reported once", (_, json, problem) => {
    const parsed = parseLegal(json);
    expect(parsed.problems).toEqual([problem]);
    for (const { key } of legalTabs) expect(parsed.documents[key]).toEqual(empty);
  });

  test("a file of more than 500,000 characters leaves every document empty and is reported once", () => {
    const file = wholeFile();
    const section = { id: "a", title: "A", content: "" };
    file.terms.sections.push(section);
    section.content = "x".repeat(500_000 - JSON.stringify(file).length);
    expect(parseLegal(file)).toEqual({ documents: file, problems: [] });
    section.content += "x";
    expect(parseLegal(file)).toEqual({
      documents: Object.fromEntries(legalTabs.map(({ key }) => [key, empty])),
      problems: ["legal.json is too long: expected at most 500000 characters."],
    });
  });

  test("a file of thousands of lists in each other is too long", () => {
    const deep = JSON.parse(`{"terms":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
    expect(parseLegal(deep).problems).toEqual([
      "legal.json is too long: expected at most 500000 characters.",
    ]);
  });

  test("an empty object reports each document", () => {
    expect(parseLegal({}).problems).toEqual(
      legalTabs.map(({ key }) => `legal.json: the document "${key}" is missing.`),
    );
  });
});

describe("a fault in one document", () => {
  const section = { id: "a", title: "A", content: "Text." };

  test.each([
    ["a document that is null", null, "is null: expected an object."],
    ["a missing date", { sections: [section] }, "has no lastUpdated."],
    [
      "a date that is a number",
      { lastUpdated: 2026, sections: [] },
      "has lastUpdated that is a number: expected text.",
    ],
    ["missing sections", { lastUpdated: "x" }, "has sections that are missing: expected a list."],
    [
      "sections by key",
      { lastUpdated: "x", sections: {} },
      "has sections that are an object: expected a list.",
    ],
    [
      "a section that is text",
      { lastUpdated: "x", sections: ["A"] },
      "has sections[0] that is text: expected an object.",
    ],
    [
      "a section without content",
      { lastUpdated: "x", sections: [section, { id: "b", title: "B" }] },
      "has no sections[1].content.",
    ],
    [
      "an id that is a number",
      { lastUpdated: "x", sections: [{ ...section, id: 1 }] },
      "has sections[0].id that is a number: expected text.",
    ],
  ])("%s empties that document only", (_, terms, fault) => {
    const { documents, problems } = parseLegal({ ...wholeFile(), terms });
    expect(problems).toEqual([`legal.json: the document "terms" ${fault}`]);
    expect(documents).toEqual({ ...wholeFile(), terms: empty });
  });

  test("every fault of the document is named", () => {
    const { problems } = parseLegal({ ...wholeFile(), aup: { sections: [{ title: 1 }] } });
    expect(problems).toEqual([
      'legal.json: the document "aup" has no lastUpdated.',
      'legal.json: the document "aup" has no sections[0].id.',
      'legal.json: the document "aup" has sections[0].title that is a number: expected text.',
      'legal.json: the document "aup" has no sections[0].content.',
    ]);
  });
});

describe("section ids", () => {
  function idsOf(...ids: string[]) {
    const { documents, problems } = parseLegal({ ...wholeFile(), privacy: documentWith(...ids) });
    return { ids: documents.privacy.sections.map((section) => section.id), problems };
  }

  test("a repeated id is made unique and mentioned, and the text stays", () => {
    const { ids, problems } = idsOf("contact", "contact", "contact");
    expect(ids).toEqual(["contact", "contact-2", "contact-3"]);
    expect(problems).toEqual([
      'legal.json: the document "privacy" has two sections with the id "contact": the later one is reached as "contact-2".',
      'legal.json: the document "privacy" has two sections with the id "contact": the later one is reached as "contact-3".',
    ]);
  });

  test("a made-up id never takes one that the file gives to another section", () => {
    expect(idsOf("a", "a", "a-2").ids).toEqual(["a", "a-3", "a-2"]);
  });

  test("an empty id is filled", () => {
    const { ids, problems } = idsOf("", "  ");
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => id.startsWith("section-"))).toBe(true);
    expect(problems).toHaveLength(2);
  });

  test("the same id in two documents is no fault", () => {
    const { problems } = parseLegal({ ...wholeFile(), terms: documentWith("contact") });
    expect(problems).toEqual([]);
  });
});
