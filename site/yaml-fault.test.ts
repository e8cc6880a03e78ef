import { expect, test } from "vitest";
import { parseContentFile } from "./read-content-file";

/** A file whose third line is the given text. */
function faultOf(text: string, after = "  tag: Mods\n- id: gold\n") {
  return parseContentFile(`# The plans.\n- id: iron\n${text}\n${after}`).faults[0];
}

const colon = /^put the text in quotes: it has a colon/;
const comment = /^put the text in quotes: what follows #/;
const firstSign = /^put the text in quotes: without them it cannot begin with /;
const mark = /^the text goes on after its second quotation mark/;
const comma = /^a comma is missing/;
const tab = /^the line begins with a tab/;
const layout =
  /^this line, or the next one, cannot be read: the fields of a record are exactly below each other/;

/** The fault is in the last line of the text. */
test.each([
  ["  title: Hello: world", colon],
  ["  title: Note:", colon],
  ["  title: Number #1", comment],
  ["  title: #1 host", comment],
  ['  title: "C:\\Users"', /^a backslash in a text in quotes/],
  ['  title: "Say "hello" now"', mark],
  ['  title: "Hello" world', mark],
  ["  title: 'It's fine'", mark],
  ["\ttitle: x", tab],
  ["\u00a0\u00a0title: x", tab],
  ["  stats:\n\tload: 8", tab],
  [" title: x", layout],
  ["title: { a: 1 }", layout],
  ["  - title: x", layout],
  ['  title: "x"\n    text: y', layout],
  ["  title: >-\n    one\n  two", layout],
  ["  title = x", layout],
  ["  title:x", layout],
  ["-id: x", layout],
  ["  titles:\n    - x\n    -y", layout],
  ["  stats: { load: 8 label: x }", comma],
  ["  stats: { label: x: y }", comma],
  ["  title: x\n  title: y", /^the record has this field twice/],
  ["---", /^delete the line: it would begin another file/],
])("%j: %s", (text, message) => {
  expect(faultOf(text)).toEqual({
    line: text.split("\n").length + 2,
    message: expect.stringMatching(message),
  });
});

test.each(["    title: x", "  title: x y\n   text: y", "  titles:\n    - x\n      - y"])(
  "%j joins two lines: the fault is in the first",
  (text) => {
    expect(faultOf(text)).toEqual({
      line: text.split("\n").length + 1,
      message: expect.stringMatching(layout),
    });
  },
);

test.each([
  ...["{count} plans", "[new] plans", "*bold* words", "*bold", "& more", "&more", "!x", "%50 off"],
  ...["@name", "`x`", "> 50", "| x", "- x", "? x", ", x"],
])("%s must be in quotes because of its first sign", (text) => {
  expect(faultOf(`  title: ${text}`)).toEqual({ line: 3, message: expect.stringMatching(firstSign) });
});

test("a comment with a space, on its own line or after a number is no fault", () => {
  for (const text of ["  title: Iron # was Copper", "  #title: Copper", "  monthly: 50 #was 60"])
    expect(faultOf(text)).toBeUndefined();
});

test.each([
  ['  title: "Hello', ""],
  ["  title: 'Hello", ""],
  ['  title: "Hello', '  text: "with quotes"\n'],
  ['  stats: { label: "Hello }', "  text: x\n"],
  ["  stats: { load: 8, label: x", "  text: x\n"],
  ["  sampleFields: [title, tag", "  text: x\n"],
])("an open sign in %s is on the line where it begins", (text, after) => {
  expect(faultOf(text, after)).toEqual({ line: 3, message: expect.stringContaining("is not closed") });
});

test("line ends of Windows do not change line and message", () => {
  for (const text of ["  title: Hello: world", '  title: "Hello', "title: x"]) {
    const source = `# The plans.\n- id: iron\n${text}\n  tag: "Mods"\n`;
    expect(parseContentFile(source.replaceAll("\n", "\r\n")).faults).toEqual(parseContentFile(source).faults);
  }
});
