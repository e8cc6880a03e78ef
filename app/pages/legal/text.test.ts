import { expect, test } from "vitest";
import { textBlocks } from "./text";

function shapeOf(content: string) {
  return textBlocks(content).map((block) =>
    block.kind === "list" ? block.entries.map(({ text }) => text) : block.text,
  );
}

test.each([
  ["blank lines separate paragraphs", "One.\n\nTwo.\n \t\n\n\nThree.", ["One.", "Two.", "Three."]],
  ["a line break is kept in its paragraph", "Floor 2\nMG Road\r\nPune", ["Floor 2\nMG Road\nPune"]],
  ["a blank line between bullets begins a new list", "- a\n\n- b", [["a"], ["b"]]],
  ["a bullet needs a space and text", "-5 degrees\n*starred*\n–", ["-5 degrees\n*starred*\n–"]],
  ["blank text has no blocks", "\n \n", []],
])("%s", (_, content, blocks) => {
  expect(shapeOf(content)).toEqual(blocks);
});

test.each(["-", "*", "•", "–"])("lines that begin with %s are list entries", (mark) => {
  expect(shapeOf(`We keep:\n${mark} names\n  ${mark} invoices\nNothing else.`)).toEqual([
    "We keep:",
    ["names", "invoices"],
    "Nothing else.",
  ]);
});

test("keys are unique", () => {
  const blocks = textBlocks("a\n- b\n- b\n\na");
  const keys = blocks.flatMap((block) =>
    block.kind === "list" ? block.entries.map(({ key }) => key) : [block.key],
  );
  expect(new Set(keys).size).toBe(keys.length);
});
