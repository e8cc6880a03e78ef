import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isObject } from "../content";
import { matchEntries } from "./match-entries";

type Edit = { from: number; to: number; text: string };
type Values = Record<string, unknown>;

/** A longer text gets lines of its own, of the width of the texts in content/. */
const longestInline = 80;
const lineWidth = 105;

/**
 * The text of a YAML file with other values. Only what changes is written anew: everything else keeps its comments,
 * order, quotes and line breaks, which yaml's own `Document.toString` does not.
 */
export function editYaml(source: string, value: unknown): string {
  if (source.includes("\r\n"))
    return editYaml(source.replaceAll("\r\n", "\n"), value).replaceAll("\n", "\r\n");
  const document = parseDocument(source);
  const edits = new FileEditor(source, document).editsOf(document.contents, value);
  const text = edits && applyEdits(source, 0, source.length, edits);
  if (text !== undefined && isDeepStrictEqual(parseDocument(text).toJS(), value)) return text;
  // A file that cannot be edited in place, such as one with an empty list: only its first comment is kept.
  const [comment] = /^(#.*\n)*/.exec(source) ?? [];
  return `${comment ? `${comment}\n` : ""}${stringify(value, { lineWidth })}`;
}

function applyEdits(source: string, from: number, to: number, edits: readonly Edit[]): string {
  let text = "";
  let position = from;
  for (const edit of edits) {
    text += source.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return text + source.slice(position, to);
}

class FileEditor {
  constructor(
    readonly source: string,
    readonly document: Document,
  ) {}

  /** The edits, in their order, that give a node another value; undefined if it must be written anew as a whole. */
  editsOf(node: unknown, value: unknown): Edit[] | undefined {
    if (!isScalar(node) && !isCollection(node)) return undefined;
    if (isDeepStrictEqual(node.toJS(this.document), value)) return [];
    const [from, to] = [startOf(node), this.endOf(node)];
    const [margin = ""] = /^ *(- +)*/.exec(this.source.slice(this.lineStart(from), from)) ?? [];
    const indent = margin.length + 2;
    if (isScalar(node)) {
      if (isObject(value) || to <= from) return undefined;
      return [{ from, to, text: newText(scalarLike(node, value), indent) }];
    }
    const isSameKind = isObject(value) && isSeq(node) === Array.isArray(value);
    if (!isSameKind || node.items.length === 0 || Object.keys(value).length === 0) return undefined;
    if (node.flow) {
      const flow = this.document.createNode(inOrderOf(node, value), { flow: true });
      const options = { lineWidth: 0, flowCollectionPadding: this.source[from + 1] === " " };
      return [{ from, to, text: newText(flow, indent, options) }];
    }
    return isMap(node)
      ? this.recordEdits(node, value as Values)
      : this.listEdits(node as YAMLSeq, Object.values(value));
  }

  recordEdits(map: YAMLMap, value: Values): Edit[] | undefined {
    const isKept = ({ key }: Pair) => Object.hasOwn(value, String(key));
    const first = map.items[0] as Pair;
    const firstKept = map.items.find(isKept);
    if (!firstKept) return undefined;
    const indent = startOf(first.key) - this.lineStart(startOf(first.key));
    const edits: Edit[] = [];
    // Up to the next key: the hyphen of an entry is before the first one.
    if (firstKept !== first) edits.push({ from: startOf(first.key), to: startOf(firstKept.key), text: "" });
    for (let index = map.items.indexOf(firstKept); index < map.items.length; index++) {
      const pair = map.items[index] as Pair;
      if (isKept(pair)) edits.push(...this.pairEdits(pair, value[String(pair.key)], indent));
      else edits.push({ from: this.lineEnd(map.items[index - 1]), to: this.lineEnd(pair), text: "" });
    }
    const end = this.lineEnd(map.items.at(-1));
    const added = Object.entries(value).filter(([key]) => !map.has(key));
    const text = added.map(([key, each]) => `\n${" ".repeat(indent)}${newText({ [key]: each }, indent)}`);
    return [...edits, { from: end, to: end, text: text.join("") }];
  }

  pairEdits(pair: Pair, value: unknown, indent: number): Edit[] {
    const text = newText({ [String(pair.key)]: value }, indent);
    return this.editsOf(pair.value, value) ?? [{ from: startOf(pair.key), to: this.lineEnd(pair), text }];
  }

  /** Entries keep their texts, also those that move; the blank lines between entries stay where they are. */
  listEdits(list: YAMLSeq, values: readonly unknown[]): Edit[] | undefined {
    const chunks = list.items.map((entry) => this.chunkOf(entry));
    const [first] = chunks;
    if (!first || chunks.some(({ isWholeLine }) => !isWholeLine)) return undefined;
    const between = chunks.slice(1).map((chunk, index) => this.source.slice(chunks[index]?.to, chunk.from));
    const usual = between.find((text) => text.trim() === "") ?? (first.indent === 0 ? "\n\n" : "\n");
    const matches = matchEntries(list.toJS(this.document), values);
    const texts = values.map((value, index) => {
      const old = matches[index];
      const chunk = old === undefined ? undefined : chunks[old];
      const edits = chunk && this.editsOf(list.items[old as number], value);
      return edits
        ? applyEdits(this.source, chunk.from, chunk.to, edits)
        : `${" ".repeat(first.indent)}${newText([value], first.indent)}`;
    });
    const text = texts.map((each, index) => (index === 0 ? each : (between[index - 1] ?? usual) + each));
    return [{ from: first.from, to: chunks.at(-1)?.to ?? first.to, text: text.join("") }];
  }

  /** The lines of an entry of a list, with the comment right above them. */
  chunkOf(entry: unknown) {
    const dash = this.source.lastIndexOf("-", startOf(entry) - 1);
    const start = this.lineStart(dash);
    let from = start;
    while (/^\s*#/.test(this.source.slice(this.lineStart(from - 1), from))) from = this.lineStart(from - 1);
    return {
      // A comment at the start of the file is about all of it.
      from: from === 0 ? start : from,
      to: this.lineEnd({ key: entry, value: entry }),
      indent: dash - start,
      isWholeLine: this.source.slice(start, dash).trim() === "",
    };
  }

  lineStart(offset: number): number {
    return this.source.lastIndexOf("\n", offset - 1) + 1;
  }

  /** Where the last line of a field or an entry ends, its comment included. */
  lineEnd(pair: { key: unknown; value: unknown } | undefined): number {
    const next = this.source.indexOf("\n", Math.max(this.endOf(pair?.key), this.endOf(pair?.value)));
    return next === -1 ? this.source.length : next;
  }

  endOf(node: unknown): number {
    const [from, to] = rangeOf(node);
    return from + this.source.slice(from, to).trimEnd().length;
  }
}

function rangeOf(node: unknown): readonly [number, number, number?] {
  return (node as { range?: [number, number, number] | null } | null)?.range ?? [0, 0];
}

function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

/** A new value in the style of the one in the file. */
function scalarLike(old: Scalar, value: unknown): Scalar {
  const scalar = new Scalar(value);
  // After a text of several lines there is no place for a comment.
  const style = isLong(value) && !old.comment ? "BLOCK_FOLDED" : (old.type ?? "PLAIN");
  if (typeof value === "string") scalar.type = value === value.trim() ? style : "QUOTE_DOUBLE";
  return scalar;
}

function isLong(value: unknown): boolean {
  return typeof value === "string" && value.length > longestInline;
}

/** The order of the fields in the file, then those that it does not have. */
function inOrderOf(node: YAMLMap | YAMLSeq, value: object): object {
  if (!isMap(node)) return value;
  const known = node.items.map(({ key }) => String(key)).filter((key) => Object.hasOwn(value, key));
  return { ...Object.fromEntries(known.map((key) => [key, (value as Values)[key]])), ...value };
}

/** A new value as YAML. Its lines after the first begin after `indent` spaces. */
function newText(value: unknown, indent: number, options = {}): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== "key" && isLong(node.value)) node.type ??= "BLOCK_FOLDED";
    },
  });
  const text = document.toString({ lineWidth: lineWidth - indent, ...options });
  return text.slice(0, -1).replaceAll(/\n(?=.)/g, `\n${" ".repeat(indent)}`);
}
