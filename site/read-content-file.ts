import { readFileSync, statSync } from "node:fs";
import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import type { Path } from "./content";
import { findYamlFault, type LineFault } from "./yaml-fault";

export type ContentFile = {
  value: unknown;
  /** The line of the value at a path, or of the nearest record around it. */
  lineOf: (path: Path) => number;
  /** Why the file has no value, or what may not be in a text. */
  faults: readonly LineFault[];
};

/** By path. Parsing all files takes most of the time until a saved record is shown in development. */
const parsed = new Map<string, { source: string; file: ContentFile }>();

/** Far more than all records together: the parser needs a minute for 10 MB. */
const mostMegabytes = 2;

export function readContentFile(path: string, parse = parseContentFile): ContentFile {
  if (statSync(path).size > mostMegabytes * 1_000_000)
    return unreadable(`the file has more than ${mostMegabytes} MB: divide it, or remove what is no text`);
  const source = decode(readFileSync(path));
  if (source === undefined) return unreadable("the file is not plain text: save it with the encoding UTF-8");
  const before = parsed.get(path);
  if (before?.source === source) return before.file;
  const file = parse(source);
  parsed.set(path, { source, file });
  return file;
}

export function unreadable(message: string): ContentFile {
  return { value: undefined, lineOf: () => 1, faults: [{ line: 1, message }] };
}

/** Undefined for another encoding than UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
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

  function lineOf(path: Path): number {
    let node: unknown = document.contents;
    let offset = startOf(node);
    for (const step of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(step)) : undefined;
      const entry = isSeq(node) ? node.items[Number(step)] : pair?.key;
      if (!entry) break;
      offset = startOf(entry) || offset;
      node = pair ? pair.value : entry;
    }
    return lines.linePos(offset).line;
  }

  return fault
    ? { value: undefined, lineOf, faults: [fault] }
    : { value: document.toJS({ reviver: trimmed }), lineOf, faults: [] };
}

/** No text begins or ends with white space: it would be part of a link, an id or a title. */
function trimmed(_: unknown, value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}

function startOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}
