// @vitest-environment node
import { expect, test } from "vitest";
import { contentLeaves } from "./content-leaves";
import { characterFindings, lengthFindings } from "./text-findings";

function findingsOf(record: Record<string, string>) {
  return characterFindings(contentLeaves({ partners: { partners: [{ id: "one", ...record }] } })).filter(
    ({ place }) => place.startsWith("app/"),
  );
}

test("characters that the fonts lack are named with their record", () => {
  expect(findingsOf({ description: "Café नमस्ते" })).toMatchObject([
    { level: "look", sentence: expect.stringMatching(/^partners\.one\.description has é न म .*, which/) },
  ]);
});

test("a heading is held to the display font, which has fewer characters", () => {
  expect(findingsOf({ description: "A; B", name: "A; B" })).toMatchObject([
    { sentence: expect.stringContaining("partners.one.name has ;, which") },
  ]);
});

test("an address that no page shows as text may have any character", () => {
  expect(findingsOf({ url: "https://partner.example/~é" })).toEqual([]);
});

function lengthsOf(title: string, description: string): string[] {
  const html = `<title>${title}</title><meta name="description" content="${description}"/>`;
  return lengthFindings([{ path: "/vps", file: "vps.html", html }]).map(({ sentence }) => sentence);
}

test("a title or a description that search engines would cut off is named with its length", () => {
  expect(lengthsOf("x".repeat(70), "x".repeat(170))).toEqual([]);
  expect(lengthsOf("x".repeat(71), "x".repeat(171))).toEqual([
    "The title of /vps has 71 characters: search engines show about 70.",
    "The description of /vps has 171 characters: search engines show 50 to 170.",
  ]);
  expect(lengthsOf("x", "x".repeat(49))).toHaveLength(1);
});

test("an escaped character counts as one", () => {
  expect(lengthsOf(`${"x".repeat(69)}&amp;`, "x".repeat(60))).toEqual([]);
});
