import { expect, test } from "vitest";
import { textBlocks } from "./text-blocks";

function shapeOf(content: string) {
  return textBlocks(content).map((block) =>
    block.kind === "list" ? block.entries.map(({ text }) => text) : block.text,
  );
}

test("one or more blank lines separate paragraphs", () => {
  expect(shapeOf("One.\n\nTwo.\n \t\n\n\nThree.")).toEqual(["One.", "Two.", "Three."]);
});

test("a single line break is kept within its paragraph", () => {
  expect(shapeOf("Floor 2\nMG Road\r\nPune")).toEqual(["Floor 2\nMG Road\nPune"]);
});

test.each(["-", "*", "•", "–"])("lines that begin with %s are list entries", (mark) => {
  expect(shapeOf(`We keep:\n${mark} names\n  ${mark} invoices\nNothing else.`)).toEqual([
    "We keep:",
    ["names", "invoices"],
    "Nothing else.",
  ]);
});

test("a blank line between bullets begins a new list", () => {
  expect(shapeOf("- a\n\n- b")).toEqual([["a"], ["b"]]);
});

test("a bullet needs a space and text after it", () => {
  expect(shapeOf("-5 degrees\n*starred*\n–")).toEqual(["-5 degrees\n*starred*\n–"]);
});

test("markup is kept as text", () => {
  expect(shapeOf("<script>alert(1)</script>")).toEqual(["<script>alert(1)</script>"]);
});

test("blank text has no blocks", () => {
  expect(textBlocks("")).toEqual([]);
  expect(textBlocks("\n \n")).toEqual([]);
});

test("keys are unique", () => {
  const blocks = textBlocks("a\n- b\n- b\n\na");
  const keys = blocks.flatMap((block) =>
    block.kind === "list" ? block.entries.map(({ key }) => key) : [block.key],
  );
  expect(new Set(keys).size).toBe(keys.length);
});
