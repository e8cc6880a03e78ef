import { type Document, isAlias, isNode, isScalar, type LineCounter, type Node, visit } from "yaml";

/** What is wrong in a line of a file whose name is not known here. */
export type LineFault = { line: number; message: string };

const layout =
  "this line, or the next one, cannot be read: the fields of a record are exactly below each other, with a space after each colon and dash, and further lines of a text begin to the right of its field";

/** By the code of the parser's error, whose messages are for people who know its terms. */
const messages: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "a backslash in a text in quotes must be written twice",
  BLOCK_IN_FLOW: "a comma is missing, or a text with a colon must be in quotes",
  DUPLICATE_KEY: "the record has this field twice: delete one, or write a dash where a new record begins",
  MULTIPLE_DOCS: "delete the line: it would begin another file",
};

/**
 * The first part of a file that is no YAML, or that YAML does not read as the owner meant it. Not the others: most of
 * them follow from the first.
 */
export function findYamlFault(document: Document, source: string, lines: LineCounter): LineFault | undefined {
  const errors = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const [error] = errors;
  if (!error) return findLostText(document, source, lines);
  // Found where the next field begins, or at the end of the file.
  if (/^Missing closing .quote$|end with a [\]}]$/.test(error.message)) {
    const { line } = lines.linePos(openingBefore(document, error.pos[0]));
    return { line, message: "a quotation mark or a bracket is not closed, or the text must be in quotes" };
  }
  const { line, col } = lines.linePos(error.pos[0]);
  const text = source.split(/\r?\n/)[line - 1] ?? "";
  return { line, message: messages[error.code] ?? lineMessage(text, col) };
}

function lineMessage(text: string, column: number): string {
  if (/^ *[\t\u00a0]/.test(text)) return "the line begins with a tab: use spaces";
  const [start = ""] = /^ *(?:- +)*(?:[\w-]+: +)?/.exec(text) ?? [];
  const value = text.slice(start.length);
  if (column <= start.length) return layout;
  if (/^["']/.test(value))
    return "the text goes on after its second quotation mark: write \\\" or '' for one inside it";
  if (/^(?:[{[*&!%@`|>,]|[-?] )/.test(value)) return beginsWith(value);
  return /: |:$/.test(value) ? "put the text in quotes: it has a colon and a space in it" : layout;
}

function beginsWith(value: string): string {
  return `put the text in quotes: without them it cannot begin with ${value[0]}`;
}

/** Where the last text in quotes or in brackets begins. */
function openingBefore(document: Document, position: number): number {
  let opening = position;
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range || node.range[0] > position) return;
    const opens = isScalar(node) ? node.type?.startsWith("QUOTE") : "flow" in node && node.flow;
    if (opens) opening = node.range[0];
  });
  return opening;
}

/** Texts that are valid YAML, but are cut off or joined by it. */
function findLostText(document: Document, source: string, lines: LineCounter): LineFault | undefined {
  let fault: LineFault | undefined;
  visit(document, (_key, node) => {
    const message = isNode(node) ? lostTextMessage(node, source) : undefined;
    if (!isNode(node) || !message) return undefined;
    fault = { line: lines.linePos(node.range?.[0] ?? 0).line, message };
    return visit.BREAK;
  });
  return fault;
}

function lostTextMessage(node: Node, source: string): string | undefined {
  if (isAlias(node)) return beginsWith("*");
  if ("anchor" in node && node.anchor) return beginsWith("&");
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  // A comment has a space after its #.
  const isText = typeof node.value === "string" || node.value === null;
  if (isText && node.comment && !node.comment.startsWith(" "))
    return "put the text in quotes: what follows # is not read";
  return /\n *- /.test(source.slice(...(node.range ?? []))) ? layout : undefined;
}
