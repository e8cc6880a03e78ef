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
const brackets = (sign: string) =>
  `a text that begins with ${sign} must be in quotes; otherwise nothing may follow the closing sign`;

describe("a text that must be in quotes", () => {
  test.each(["Hello: world", "Note:"])("%s, because of its colon", (text) => {
    expect(faultOf(`  title: ${text}`)).toEqual({
      line: 3,
      sentence: "put the text in quotes: it has a colon and a space in it",
    });
  });

  test("a second line of a text, because of its colon", () => {
    expect(faultOf("  title: Hello\n    and this, note: world")).toEqual({
      line: 4,
      sentence: "put the text in quotes: it has a colon and a space in it",
    });
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
  ])("%s, because of its first sign", (text) => {
    expect(faultOf(`  title: ${text}`)).toEqual({
      line: 3,
      sentence: `put the text in quotes: without them it cannot begin with ${text[0]}`,
    });
  });

  test.each(["{vps-plans.count} plans", "[new] plans"])("%s, because of its bracket", (text) => {
    expect(faultOf(`  title: ${text}`)).toEqual({ line: 3, sentence: brackets(text.charAt(0)) });
    expect(faultOf(`  titles:\n    - ${text}`)).toEqual({ line: 4, sentence: brackets(text.charAt(0)) });
  });

  test.each(["Number #1", "#1 host"])("%s, because the rest would be a comment", (text) => {
    expect(faultOf(`  title: ${text}`)).toEqual({
      line: 3,
      sentence: "put the text in quotes: what follows # is not read",
    });
  });

  test("a comment with a space, on its own line or after a number is none", () => {
    expect(faultOf("  title: Iron # was Copper")).toBeUndefined();
    expect(faultOf("  #title: Copper")).toBeUndefined();
    expect(faultOf("  monthly: 50 #was 60")).toBeUndefined();
  });
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

  test("a backslash before another letter is a fault", () => {
    expect(faultOf('  title: "C:\\Users"')).toEqual({
      line: 3,
      sentence: "a backslash in a text in quotes must be written twice",
    });
  });
});

describe("the start of a line", () => {
  test.each(["\ttitle: x", "  \ttitle: x", "\u00a0\u00a0title: x", "  stats:\n\tload: 8"])(
    "a tab in %j is a fault",
    (text) => {
      expect(faultOf(text)).toEqual({
        line: text.split("\n").length + 2,
        sentence: "the line begins with a tab: use spaces",
      });
    },
  );

  test.each([
    "    title: x",
    " title: x",
    "title: x",
    " - id: x",
    '    title: "x"',
    "title: { a: 1 }",
    "  - title: x",
    '  title: "x"\n    text: y',
    "  stats: { load: 8 }\n    text: y",
    "  title: x y\n   text: y",
  ])("%j in the wrong column is a fault", (text) => {
    expect(faultOf(text)).toEqual({ line: text.split("\n").length + 2, sentence: wrongColumn });
  });

  test("an entry of a list further to the right than the one before it is a fault", () => {
    expect(faultOf("  titles:\n    - x\n      - y")).toEqual({ line: 5, sentence: wrongColumn });
  });

  test.each(["", "\n"])("an entry further to the left than its list is a fault, after %j", (emptyLine) => {
    const source = `plans:\n  - id: iron\n    tag: Mods\n${emptyLine}- id: gold\n  tag: Mods\n`;
    const line = source.split("\n").indexOf("- id: gold") + 1;
    expect(parseContentFile(source).fault).toEqual({ line, sentence: wrongColumn });
  });

  test("a text that goes on in the column of its field is a fault", () => {
    expect(faultOf("  title: >-\n    one\n  two")).toEqual({ line: 5, sentence: noField });
  });
});

describe("small signs", () => {
  test("a space is missing after the colon", () => {
    const fault = { line: 3, sentence: "a space is missing after the colon" };
    expect(faultOf("  title:x")).toEqual(fault);
    expect(faultOf("  title:x", "- id: gold\n")).toEqual(fault);
  });

  test("a space is missing after the dash", () => {
    expect(faultOf("  links:\n    -id: x\n      title: y")?.line).toBe(4);
    expect(faultOf("-id: x")).toEqual({ line: 3, sentence: "a space is missing after the dash" });
    expect(faultOf("  titles:\n    - x\n    -y")).toEqual({
      line: 5,
      sentence: "a space is missing after the dash",
    });
  });

  test.each(["  title x", "  title = x"])("%j has no colon", (text) => {
    expect(faultOf(text)).toEqual({ line: 3, sentence: noField });
  });

  test.each([
    ["  stats: { load: 8, label: x", "}"],
    ["  sampleFields: [title, tag", "]"],
  ])("a bracket of %j is missing", (text, bracket) => {
    expect(faultOf(text)).toEqual({
      line: 3,
      sentence: `a ${bracket} is missing, or the text must be in quotes`,
    });
  });

  test.each(["{ load: 8 label: x }", "{ label: x: y }"])("a comma is missing in %j, or quotes", (stats) => {
    expect(faultOf(`  stats: ${stats}`)).toEqual({
      line: 3,
      sentence: "a comma is missing, or a text with a colon must be in quotes",
    });
  });
});

test("a field that is in a record twice is reported at its second line", () => {
  expect(faultOf("  title: x\n  title: y")).toEqual({
    line: 4,
    sentence: "the record has the field title twice: delete one, or write a dash where a new record begins",
  });
});

test("a record without its dash is reported at its first field", () => {
  expect(faultOf("  title: x\n\n  id: coal\n  title: y")?.line).toBe(5);
});

test("a line of --- is a fault", () => {
  expect(faultOf("---")).toEqual({ line: 3, sentence: "delete the line: it would begin another file" });
});

test("line ends of Windows do not change line and sentence", () => {
  for (const text of ["  title: Hello: world", '  title: "Hello', "title: x"]) {
    const source = `# The plans.\n- id: iron\n${text}\n  tag: "Mods"\n`;
    expect(parseContentFile(source.replaceAll("\n", "\r\n")).fault).toEqual(parseContentFile(source).fault);
  }
});
