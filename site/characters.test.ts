// @vitest-environment node
import { expect, test } from "vitest";
import { characterFault, checkCharacters } from "./characters";
import { visibleFault } from "./fault";
import { changed, linesOf } from "./fault-fixture";
import { readContent } from "./load-content";
import { recordsCopy } from "./records-copy-fixture";

const turning = "expected no sign that turns the direction of writing";
test.each([
  ["brand/name", "Light\u202ehouse", `name is "Light\\u202ehouse": ${turning}, U+202E`],
  ["brand/name", "Light\0house", 'name is "Light\\u0000house": expected no control character, U+0000'],
  ["brand/name", "Light\x9bhouse", 'name is "Light\\u009bhouse": expected no control character, U+009B'],
  ["brand/name", "Light\ud83c", 'name is "Light\\ud83c": expected no half of a character'],
  [
    "brand/name",
    "Light\u2067",
    `name is "Light\\u2067": expected U+2069 after each of U+2066, U+2067 and U+2068`,
  ],
  [
    "brand/name",
    "Light\u2069house\u2066",
    `name is "Light\\u2069house\\u2066": expected no U+2069 without U+2066, U+2067 or U+2068 before it`,
  ],
])("%s as %j is a fault", (place, value, message) => {
  const [file = "", ...path] = place.split("/");
  expect(checkCharacters(changed(place, value)).map(visibleFault)).toEqual([{ file, path, message }]);
});

test("the name of an address is checked too", () => {
  expect(checkCharacters(changed("brand/destinations/st\u202eore", "https://site.example/"))).toHaveLength(1);
});

test.each([
  "Ein Hafen\r\n\tmit Licht",
  "नमस्\u200dते \u200c",
  "👩\u200d🚀 🏳️\u200d🌈",
  "שלום \u2066Minecraft\u2069 עולם",
  "\u200fمرحبا\u200e",
])("%j has no fault", (text) => {
  expect(characterFault(text)).toBeUndefined();
});

test("such signs are reported with file and line, also in Markdown", () => {
  const folder = recordsCopy({
    "texts/one.md": "---\ntitle: One\ndescription: Two\n---\n\nWords\n\n- &#x202e;words\n",
    "ticker.yaml": '- id: a\n  game: "a\\0b"\n  players: 1\n  region: c\n  trendPercent: 1\n  color: gold\n',
  });
  expect(linesOf(readContent(folder))).toEqual([
    expect.stringMatching(/^content\/texts\/one\.md:8: this line: expected no sign .+, U\+202E\.$/),
    expect.stringMatching(/^content\/ticker\.yaml:2: .+expected no control character, U\+0000\.$/),
  ]);
});
