// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };

const css = readFileSync(new URL("../../app/styles/fonts.css", import.meta.url), "utf8");

/** The ranges of code points for which a browser loads a file; undefined for the first file of a family. */
function rangesOf(file: string) {
  const face = css.split("@font-face").find((block) => block.includes(`/${file}.woff2`)) ?? "";
  const [, list] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return list?.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice("U+".length).split("-");
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
}

const families = Object.entries(characters);
const files = families.flatMap(([family, held]) =>
  Object.entries<string>(held).map(([file]) => ({ family, file })),
);

test.each(files)("$file is loaded for its own characters only", ({ family, file }) => {
  const ranges = rangesOf(file);
  expect(ranges === undefined).toBe(file === family);
  if (!ranges) return;
  const held: Record<string, string> = characters[family as keyof typeof characters];
  const isInRange = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(({ first, last }) => first <= code && code <= last);
  };
  for (const [name, list] of Object.entries(held))
    expect(
      [...list].filter((character) => isInRange(character) !== (name === file)),
      name,
    ).toEqual([]);
  // The fonts have no glyph for them, and need none.
  expect([..." \n\u00a0\u00ad\u200b\u2009\u202f\u2011\u2060"].filter(isInRange)).toEqual([]);
});
