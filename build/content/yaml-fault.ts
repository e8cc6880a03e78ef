import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  type LineCounter,
  type Node,
  visit,
  type YAMLError,
} from "yaml";

export type LineFault = { line: number; sentence: string };

const colonInText = "put the text in quotes: it has a colon and a space in it";
const noSpaceAfterDash = /^ *-[^\s-]/;
/** A field, or an entry of a list. */
const isField = /^ *(- |[\w-]+:(\s|$))/;

/**
 * The first part of a file that is no YAML, or that YAML does not read as the owner meant it. Not the others: most of
 * them follow from the first. The messages of the parser are for people who know its terms; these are for the rest.
 */
export function findYamlFault(document: Document, source: string, lines: LineCounter): LineFault | undefined {
  const errors = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const [error] = errors;
  if (!error) return findLostText(document, source, lines);

  const { line, col } = lines.linePos(error.pos[0]);
  const texts = source.split(/\r?\n/);
  const text = texts[line - 1] ?? "";
  const opening = (isOpening: (node: Node) => boolean) =>
    lines.linePos(openingBefore(document, error, isOpening)).line;

  const [, bracket] = /end with a ([\]}])$/.exec(error.message) ?? [];
  if (bracket)
    return {
      line: opening((node) => "flow" in node && node.flow === true),
      sentence: `a ${bracket} is missing, or the text must be in quotes`,
    };
  if (/^Missing closing .quote$/.test(error.message))
    return {
      line: opening((node) => isScalar(node) && /^QUOTE/.test(node.type ?? "")),
      sentence: "a quotation mark is missing at the end of the text",
    };
  // The error begins with the empty lines before the entry.
  if (/^A block sequence may not be used as an implicit map key/.test(error.message)) {
    const { line: entry } = lines.linePos(error.pos[1]);
    const entryText = texts[entry - 1] ?? "";
    if (/^ *- /.test(entryText)) return { line: entry, sentence: lineText(entryText) };
  }
  // Two fields as one: the second begins so far to the right that it is a line of the first one's text.
  const joined = errors.find(
    ({ code, pos }) =>
      error.code === "BLOCK_AS_IMPLICIT_KEY" && code === "MULTILINE_IMPLICIT_KEY" && pos[0] === error.pos[0],
  );
  if (joined && !noSpaceAfterDash.test(text)) {
    const last = lines.linePos(joined.pos[1]).line;
    const lastText = texts[last - 1] ?? "";
    return { line: last, sentence: isField.test(lastText) ? lineText(lastText) : colonInText };
  }
  return { line, sentence: errorText(error, text, source) ?? valueText(error, text, col) ?? lineText(text) };
}

function openingBefore(document: Document, { pos }: YAMLError, isOpening: (node: Node) => boolean): number {
  let opening = pos[0];
  visit(document, (_key, node) => {
    const start = isNode(node) && isOpening(node) ? node.range?.[0] : undefined;
    if (start !== undefined && start <= pos[0]) opening = start;
  });
  return opening;
}

function errorText({ code, pos }: YAMLError, text: string, source: string): string | undefined {
  if (/^ *[\t\u00a0]/.test(text)) return "the line begins with a tab: use spaces";
  if (code === "DUPLICATE_KEY") {
    const [name] = /^[^:\s]+/.exec(source.slice(pos[0])) ?? [];
    return `the record has the field ${name} twice: delete one, or write a dash where a new record begins`;
  }
  if (code === "BLOCK_IN_FLOW") return "a comma is missing, or a text with a colon must be in quotes";
  if (code === "BAD_DQ_ESCAPE") return "a backslash in a text in quotes must be written twice";
  if (/^---/.test(text)) return "delete the line: it would begin another file";
  return undefined;
}

/** For an error behind the name of a field or the dash of a list. */
function valueText({ code }: YAMLError, text: string, column: number): string | undefined {
  const [start = ""] = /^ *(?:- +)*(?:[\w-]+: +)?/.exec(text) ?? [];
  const value = text.slice(start.length);
  if (column <= start.length) return undefined;
  if (/^["']/.test(value)) {
    const inside = value.startsWith('"') ? 'write \\" for a quotation mark' : "write '' for an apostrophe";
    return `the text goes on after its second quotation mark: ${inside} inside a text in quotes`;
  }
  if (/^[{[]/.test(value))
    return `a text that begins with ${value[0]} must be in quotes; otherwise nothing may follow the closing sign`;
  if (/^(?:[*&!%@`|>,]|[-?] )/.test(value)) return beginsWith(value);
  return code === "BLOCK_AS_IMPLICIT_KEY" && !noSpaceAfterDash.test(text) ? colonInText : undefined;
}

function beginsWith(value: string): string {
  return `put the text in quotes: without them it cannot begin with ${value[0]}`;
}

function lineText(text: string): string {
  if (noSpaceAfterDash.test(text)) return "a space is missing after the dash";
  if (/^ *(- +)*[\w-]+:\S/.test(text)) return "a space is missing after the colon";
  if (isField.test(text))
    return "the line begins in the wrong column: the fields of a record are exactly below each other";
  return "the line cannot be read: a field is a name, a colon and a space, and further lines of its text begin to the right of it";
}

/** Texts that are valid YAML, but are cut off or joined by it. */
function findLostText(document: Document, source: string, lines: LineCounter): LineFault | undefined {
  let fault: LineFault | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return undefined;
    const found = lostTextMessage(node, source);
    if (!found) return undefined;
    fault = { line: lines.linePos(node.range[0] + found.offset).line, sentence: found.sentence };
    return visit.BREAK;
  });
  return fault;
}

function lostTextMessage(node: Node, source: string): { sentence: string; offset: number } | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return { sentence: beginsWith("*"), offset: 0 };
  if ("anchor" in node && node.anchor) return { sentence: beginsWith("&"), offset: 0 };
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  // A comment has a space after its #.
  const isText = typeof node.value === "string" || node.value === null;
  if (isText && node.comment && !node.comment.startsWith(" "))
    return { sentence: "put the text in quotes: what follows # is not read", offset: 0 };
  const dash = /\n *- /.exec(source.slice(start, end));
  return dash ? { sentence: lineText("- "), offset: dash.index + 1 } : undefined;
}
