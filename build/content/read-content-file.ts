import { readFileSync } from "node:fs";
import { isMap, isSeq, LineCounter, type Pair, parseDocument, type YAMLError } from "yaml";

export type ContentFile = {
  value: unknown;
  /** The line of the value at a path, or of the nearest record around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** One sentence for each part that is no YAML, without the name of the file. */
  faults: { line: number; sentence: string }[];
};

export function readContentFile(path: string): ContentFile {
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    const sentence = "the file is not plain text: save it with the encoding UTF-8";
    return { value: undefined, lineOf: () => 1, faults: [{ line: 1, sentence }] };
  }
  return parseContentFile(source);
}

export function parseContentFile(source: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings].map((error) => ({
    line: isOpenQuote(error) ? openQuoteLine(source) : lines.linePos(error.pos[0]).line,
    sentence: wordError(error),
  }));

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

  return { value: faults.length > 0 ? undefined : document.toJS(), lineOf, faults };
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] | null } | null)?.range?.[0];
}

/** The parser reports a missing quotation mark where it stopped to look for it: at the end of the file. */
function isOpenQuote({ code, message }: YAMLError): boolean {
  return code === "MISSING_CHAR" && message.includes("quote");
}

/** The first line with a text that begins with a quotation mark and has an odd number of them. */
function openQuoteLine(source: string): number {
  const index = source.split("\n").findIndex((line) => {
    const [, text = "", mark = ""] = /^\s*(?:- )*(?:[\w-]+:\s+)?((["']).*)/.exec(line) ?? [];
    return text.replaceAll('\\"', "").split(mark).length % 2 === 0;
  });
  return index + 1;
}

const inQuotes =
  'a text with ": " or " #" in it, or one that begins with a sign such as { [ * & ! % @, must be in quotes';

/** The messages of the parser are for people who know its terms: these are for the rest. */
function wordError(error: YAMLError): string {
  switch (error.code) {
    case "DUPLICATE_KEY":
      return "the field on this line is in the same record twice";
    case "TAB_AS_INDENT":
      return "the line begins with a tab: use spaces";
    case "MISSING_CHAR":
      return isOpenQuote(error)
        ? "a quotation mark is missing at the end of a text"
        : `the line cannot be read: a sign is missing, or ${inQuotes}`;
    case "BAD_INDENT":
    case "BAD_COLLECTION_TYPE":
    case "BLOCK_IN_FLOW":
      return "the line is not below the line before it: the fields of a record begin in the same column";
    case "TAG_RESOLVE_FAILED":
    case "BAD_ALIAS":
      return `the line cannot be read: ${inQuotes}`;
    default:
      return `the line cannot be read: ${inQuotes}, and each field needs a colon and a space after its name`;
  }
}
