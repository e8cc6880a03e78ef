import { describe, expect, test } from "vitest";
import { parseContentFile } from "./read-content-file";

/** A file whose third line is the given text. */
function faultOf(text: string, after = "  tag: Mods\n- id: gold\n") {
  return parseContentFile(`# The plans.\n- id: iron\n${text}\n${after}`).fault;
}

const wrongColumn =
  "the line begins in the wrong column: the fields of a record are exactly below each other";
const noField =
  "the line cannot be read: a field is a name, a colon and a space, and further lines of its text begin to the right of it";
const colon = "put the text in quotes: it has a colon and a space in it";
const comment = "put the text in quotes: what follows # is not read";
const dash = "a space is missing after the dash";
const comma = "a comma is missing, or a text with a colon must be in quotes";
const tab = "the line begins with a tab: use spaces";
const firstSign = (sign: string) => `put the text in quotes: without them it cannot begin with ${sign}`;
const brackets = (sign: string) =>
  `a text that begins with ${sign} must be in quotes; otherwise nothing may follow the closing sign`;

/** The fault is in the last line of the text. */
test.each([
  ["  title: Hello: world", colon],
  ["  title: Note:", colon],
  ["  title: Hello\n    and this, note: world", colon],
  ["  title: {vps-plans.count} plans", brackets("{")],
  ["  titles:\n    - {vps-plans.count} plans", brackets("{")],
  ["  titles:\n    - [new] plans", brackets("[")],
  ["  title: Number #1", comment],
  ["  title: #1 host", comment],
  ['  title: "C:\\Users"', "a backslash in a text in quotes must be written twice"],
  ["\ttitle: x", tab],
  ["  \ttitle: x", tab],
  ["\u00a0\u00a0title: x", tab],
  ["  stats:\n\tload: 8", tab],
  ["    title: x", wrongColumn],
  [" title: x", wrongColumn],
  ["title: x", wrongColumn],
  [" - id: x", wrongColumn],
  ['    title: "x"', wrongColumn],
  ["title: { a: 1 }", wrongColumn],
  ["  - title: x", wrongColumn],
  ['  title: "x"\n    text: y', wrongColumn],
  ["  stats: { load: 8 }\n    text: y", wrongColumn],
  ["  title: x y\n   text: y", wrongColumn],
  ["  titles:\n    - x\n      - y", wrongColumn],
  ["  title: >-\n    one\n  two", noField],
  ["  title x", noField],
  ["  title = x", noField],
  ["  title:x", "a space is missing after the colon"],
  ["-id: x", dash],
  ["  titles:\n    - x\n    -y", dash],
  ["  stats: { load: 8, label: x", "a } is missing, or the text must be in quotes"],
  ["  sampleFields: [title, tag", "a ] is missing, or the text must be in quotes"],
  ["  stats: { load: 8 label: x }", comma],
  ["  stats: { label: x: y }", comma],
  [
    "  title: x\n  title: y",
    "the record has the field title twice: delete one, or write a dash where a new record begins",
  ],
  ["---", "delete the line: it would begin another file"],
])("%j: %s", (text, sentence) => {
  expect(faultOf(text)).toEqual({ line: text.split("\n").length + 2, sentence });
});

test.each([
  "*bold* words",
  "*bold",
  "& more",
  "&more",
  "!x",
  "%50 off",
  "@name",
  "`x`",
  "> 50",
  "| x",
  "- x",
  "? x",
  ", x",
])("%s must be in quotes because of its first sign", (text) => {
  expect(faultOf(`  title: ${text}`)).toEqual({ line: 3, sentence: firstSign(text.charAt(0)) });
});

test("a comment with a space, on its own line or after a number is no fault", () => {
  for (const text of ["  title: Iron # was Copper", "  #title: Copper", "  monthly: 50 #was 60"])
    expect(faultOf(text)).toBeUndefined();
});

describe("quotation marks", () => {
  test.each([
    ['  title: "Hello', ""],
    ["  title: 'Hello", ""],
    ['  title: "Hello', '  text: "with quotes"\n'],
    ['  title: "{vps-plans.count} plans', '  text: "a text that goes on\n    in the next line"\n'],
    ['  stats: { label: "Hello }', "  text: x\n"],
  ])("an open one in %s is on the line where the text begins", (text, after) => {
    const sentence = "a quotation mark is missing at the end of the text";
    expect(faultOf(text, after)).toEqual({ line: 3, sentence });
    // A text in quotes of two lines before it is none.
    const before = '- id: coal\n  text: "a text that goes on\n    in the next line"\n';
    expect(parseContentFile(`${before}- id: iron\n${text}\n${after}`).fault).toEqual({ line: 5, sentence });
  });

  test("one inside a text in quotes is a fault", () => {
    const sentence = (inside: string) =>
      `the text goes on after its second quotation mark: ${inside} inside a text in quotes`;
    for (const text of ['"Say "hello" now"', '"Hello" world', '"Say "hello": now"'])
      expect(faultOf(`  title: ${text}`)?.sentence).toBe(sentence('write \\" for a quotation mark'));
    expect(faultOf("  title: 'It's fine'")?.sentence).toBe(sentence("write '' for an apostrophe"));
  });
});

test.each(["", "\n"])("an entry further to the left than its list is a fault, after %j", (emptyLine) => {
  const source = `plans:\n  - id: iron\n    tag: Mods\n${emptyLine}- id: gold\n  tag: Mods\n`;
  const line = source.split("\n").indexOf("- id: gold") + 1;
  expect(parseContentFile(source).fault).toEqual({ line, sentence: wrongColumn });
});

test("a record without its dash is reported at its first field, a dash without its space at its line", () => {
  expect(faultOf("  title: x\n\n  id: coal\n  title: y")?.line).toBe(5);
  expect(faultOf("  links:\n    -id: x\n      title: y")?.line).toBe(4);
  expect(faultOf("  title:x", "- id: gold\n")?.line).toBe(3);
});

test("line ends of Windows do not change line and sentence", () => {
  for (const text of ["  title: Hello: world", '  title: "Hello', "title: x"]) {
    const source = `# The plans.\n- id: iron\n${text}\n  tag: "Mods"\n`;
    expect(parseContentFile(source.replaceAll("\n", "\r\n")).fault).toEqual(parseContentFile(source).fault);
  }
});
