import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isObject } from "../../build/content/sentence";
import { matchEntries } from "./match-entries";
import { startOf, YamlSource } from "./yaml-source";
import { entryText, flowText, pairText, scalarText, valueText } from "./yaml-text";

type Edit = { from: number; to: number; text: string };

/**
 * The text of a YAML file with other values. Only what changes is written anew: everything else keeps its comments,
 * order, quotes and line breaks, which yaml's own `Document.toString` does not.
 */
export function editYaml(source: string, value: unknown): string {
  if (source.includes("\r\n"))
    return editYaml(source.replaceAll("\r\n", "\n"), value).replaceAll("\n", "\r\n");
  const wanted: unknown = JSON.parse(JSON.stringify(value));
  const document = parseDocument(source);
  if (document.errors.length === 0) {
    const edits = new FileEditor(source, document).inPlace(document.contents, wanted);
    const text = edits && applyEdits(source, 0, source.length, edits);
    if (text !== undefined && text !== null && isDeepStrictEqual(readValue(text), wanted)) return text;
  }
  // A file that cannot be edited in place, such as one that is no YAML: only its first comment is kept.
  const fresh = parseDocument(`${/^(#.*\n)*/.exec(source)?.[0] ?? ""}\n[]\n`);
  fresh.contents = fresh.createNode(wanted) as typeof fresh.contents;
  return fresh.toString({ lineWidth: 100 });
}

function readValue(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function applyEdits(source: string, from: number, to: number, edits: readonly Edit[]): string {
  let text = "";
  let position = from;
  for (const edit of [...edits].sort((one, other) => one.from - other.from || one.to - other.to)) {
    text += source.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return text + source.slice(position, to);
}

class FileEditor extends YamlSource {
  constructor(
    source: string,
    readonly document: Document,
  ) {
    super(source);
  }

  /** The edits that give a node another value; null if the node must be written anew as a whole. */
  inPlace(node: unknown, value: unknown): Edit[] | null {
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null;
    if (isDeepStrictEqual(node.toJS(this.document), value)) return [];
    const [from] = node.range ?? [0];
    const to = this.contentEnd(node);
    if (isScalar(node)) {
      if (isObject(value) || to <= from) return null;
      const indent = this.indentOfLine(from) + 2;
      // After a text of several lines there is no place for the comment.
      const style = { like: node, oneLine: Boolean(node.comment) };
      return [{ from, to, text: scalarText(value, indent, style) }];
    }
    if (!isObject(value) || isSeq(node) !== Array.isArray(value)) return null;
    if (node.flow && node.items.length > 0) return [{ from, to, text: flowText(value, node) }];
    if (node.flow || Object.keys(value).length === 0) return null;
    return isSeq(node)
      ? this.listEdits(node, value as unknown as unknown[])
      : this.recordEdits(node, value as Record<string, unknown>);
  }

  recordEdits(map: YAMLMap, value: Record<string, unknown>): Edit[] | null {
    const kept = map.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    const [first] = map.items;
    const [firstKept] = kept;
    if (!first || !firstKept) return null;
    const indent = this.columnOf(startOf(first.key));
    const edits: Edit[] = [];
    if (firstKept !== first) edits.push({ from: startOf(first.key), to: startOf(firstKept.key), text: "" });
    for (let index = map.items.indexOf(firstKept); index < map.items.length; index++) {
      const pair = map.items[index] as Pair;
      const key = String(pair.key);
      if (Object.hasOwn(value, key)) edits.push(...this.pairEdits(pair, value[key], indent));
      else edits.push({ from: this.lineEnd(map.items[index - 1]), to: this.lineEnd(pair), text: "" });
    }
    const end = this.lineEnd(map.items.at(-1));
    const added = Object.keys(value).filter((key) => !map.has(key));
    const margin = `\n${" ".repeat(indent)}`;
    if (added.length > 0)
      edits.push({
        from: end,
        to: end,
        text: added.map((key) => margin + pairText(key, value[key], indent)).join(""),
      });
    return edits;
  }

  pairEdits(pair: Pair, value: unknown, indent: number): Edit[] {
    const edits = this.inPlace(pair.value, value);
    if (edits) return edits;
    const from = this.source.indexOf(":", this.contentEnd(pair.key)) + 1;
    return [{ from, to: this.lineEnd(pair), text: valueText(value, indent, pair.value) }];
  }

  /** Entries keep their texts, also those that move; the blank lines between entries stay where they are. */
  listEdits(list: YAMLSeq, values: readonly unknown[]): Edit[] | null {
    const chunks = list.items.map((entry) => this.chunkOf(entry));
    const [first] = chunks;
    if (!first || chunks.some(({ isWholeLine }) => !isWholeLine)) return null;
    const between = chunks.slice(1).map((chunk, index) => this.source.slice(chunks[index]?.to, chunk.from));
    const usual = between.find((text) => text.trim() === "") ?? (first.indent === 0 ? "\n\n" : "\n");
    const matches = matchEntries(
      list.items.map((entry) => jsValue(entry, this.document)),
      values,
    );
    const texts = values.map((value, index) => {
      const old = matches[index];
      if (old === undefined) return entryText(value, first.indent, list.items.at(-1));
      const entry = list.items[old];
      const { from, to } = chunks[old] ?? first;
      const edits = this.inPlace(entry, value);
      return edits ? applyEdits(this.source, from, to, edits) : entryText(value, first.indent, entry);
    });
    const text = texts
      .map((each, index) => (index === 0 ? each : (between[index - 1] ?? usual) + each))
      .join("");
    return [{ from: first.from, to: chunks.at(-1)?.to ?? first.to, text }];
  }

  /** The lines of an entry of a list, with the comment right above them. */
  chunkOf(entry: unknown) {
    const dash = this.source.lastIndexOf("-", startOf(entry) - 1);
    const start = this.source.lastIndexOf("\n", dash) + 1;
    let from = start;
    // A comment at the start of the file is about all of it.
    for (
      let line = this.lineBefore(from);
      /^\s*#/.test(line) && from > line.length;
      line = this.lineBefore(from)
    )
      from -= line.length;
    return {
      from,
      to: this.lineEnd({ key: entry, value: entry }),
      indent: dash - start,
      isWholeLine: this.source.slice(start, dash).trim() === "" && dash >= 0,
    };
  }
}

function jsValue(node: unknown, document: Document): unknown {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(document) : node;
}
