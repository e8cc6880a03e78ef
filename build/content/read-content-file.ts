import { readFileSync } from "node:fs";
import { isMap, isSeq, LineCounter, type Pair, parseDocument } from "yaml";
import { findYamlFault, type LineFault } from "./yaml-fault";

export type ContentFile = {
  value: unknown;
  /** The line of the value at a path, or of the nearest record around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Why the file has no value; the sentence is without the name of the file. */
  fault?: LineFault;
  /** Of a text: what may not be in it. */
  others?: readonly LineFault[];
};

/** By path. Parsing all files takes most of the time until a saved record is shown in development. */
const parsed = new Map<string, { source: string; file: ContentFile }>();

export function readContentFile(path: string, parse = parseContentFile): ContentFile {
  const source = decode(readFileSync(path));
  const before = parsed.get(path);
  if (before && before.source === source) return before.file;
  if (source !== undefined) {
    const file = parse(source);
    parsed.set(path, { source, file });
    return file;
  }
  const sentence = "the file is not plain text: save it with the encoding UTF-8";
  return { value: undefined, lineOf: () => 1, fault: { line: 1, sentence } };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Texts in UTF-16 may be valid UTF-8, with a zero in each character.
    return source.includes("\0") ? undefined : source;
  } catch {
    return undefined;
  }
}

export function parseContentFile(source: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const fault = findYamlFault(document, source, lines);

  function lineOf(path: readonly PropertyKey[]): number {
    let node: unknown = document.contents;
    let offset = startOf(node) ?? 0;
    for (const step of path) {
      const child = isMap(node) ? node.items.find(({ key }) => String(key) === String(step)) : undefined;
      const entry = isSeq(node) ? node.items[Number(step)] : undefined;
      if (!child && !entry) break;
      offset = startOf((child as Pair | undefined)?.key ?? entry) ?? offset;
      node = child ? child.value : entry;
    }
    return lines.linePos(offset).line;
  }

  return fault ? { value: undefined, lineOf, fault } : { value: document.toJS({ reviver: trimmed }), lineOf };
}

/** No text begins or ends with white space: it would be part of a link, an id or a title. */
function trimmed(_: unknown, value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] | null } | null)?.range?.[0];
}
