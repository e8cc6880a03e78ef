import { expect, test } from "vitest";
import { splitText } from "./split-text";

test("a text of common length is one part", () => {
  expect(splitText("")).toEqual([""]);
  expect(splitText("Two\nlines")).toEqual(["Two\nlines"]);
});

test("a very long text is split between characters, and nothing is lost", () => {
  const text = `\n${"😀".repeat(250_000)}`;
  const parts = splitText(text);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join("")).toBe(text);
  for (const part of parts) expect(part).not.toMatch(/\p{Surrogate}/u);
});
