import { isCollection, isMap, isScalar, isSeq, stringify } from "yaml";
import { isObject } from "../../build/content/sentence";

/** A text that is longer than a line gets several: the width of the texts in content/. */
const lineWidth = 105;
const longestInline = 80;

/** `key: value`. The new value is written in the style of `like`, a value of the same kind in the file. */
export function pairText(key: string, value: unknown, indent: number, like?: unknown): string {
  return `${scalarText(key, indent)}:${valueText(value, indent, like)}`;
}

/** What follows the colon of a field whose line begins after `indent` spaces, or the hyphen of an entry. */
export function valueText(value: unknown, indent: number, like?: unknown): string {
  if (!isObject(value)) return ` ${scalarText(value, indent + 2, { like })}`;
  if (isFlow(value, like)) return ` ${flowText(value, like)}`;
  const inner = indent + 2;
  const lines = Array.isArray(value)
    ? value.map((entry) => entryText(entry, inner, isSeq(like) ? like.items[0] : undefined))
    : pairTexts(value, inner, like).map((text) => `${" ".repeat(inner)}${text}`);
  return `\n${lines.join("\n")}`;
}

/** `- value`, with the spaces before it. */
export function entryText(value: unknown, indent: number, like?: unknown): string {
  const dash = `${" ".repeat(indent)}-`;
  if (!isObject(value) || Array.isArray(value) || isFlow(value, like))
    return `${dash}${valueText(value, indent, like)}`;
  return `${dash} ${pairTexts(value, indent + 2, like).join(`\n${" ".repeat(indent + 2)}`)}`;
}

function pairTexts(record: Record<string, unknown>, indent: number, like: unknown): string[] {
  return keysInOrder(record, like).map((key) =>
    pairText(key, record[key], indent, isMap(like) ? like.get(key, true) : undefined),
  );
}

/** The order of the fields in `like`, then those that it does not have. */
function keysInOrder(record: object, like: unknown): string[] {
  const order = isMap(like) ? like.items.map(({ key }) => String(key)) : [];
  const known = order.filter((key) => Object.hasOwn(record, key));
  return [...known, ...Object.keys(record).filter((key) => !order.includes(key))];
}

/** In brackets on one line: empty values, and what is so in the file already. */
function isFlow(value: object, like: unknown): boolean {
  if (Object.keys(value).length === 0) return true;
  return isCollection(like) && like.items.length > 0 ? like.flow === true : false;
}

/** A value in brackets on one line. */
export function flowText(value: unknown, like?: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => flowText(entry)).join(", ")}]`;
  if (!isObject(value)) return scalarText(value, 0, { inFlow: true });
  const fields = keysInOrder(value, like).map((key) => `${flowText(key)}: ${flowText(value[key])}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

type ScalarStyle = { like?: unknown; inFlow?: boolean; oneLine?: boolean };

/** A text, a number or a flag. The lines of a long text begin after `indent` spaces. */
export function scalarText(
  value: unknown,
  indent: number,
  { like, inFlow, oneLine }: ScalarStyle = {},
): string {
  if (typeof value !== "string") return String(value ?? null);
  const type = isScalar(like) ? like.type : undefined;
  if (!inFlow && !oneLine && (type?.startsWith("BLOCK") || value.length > longestInline)) {
    const block = blockText(value, indent);
    if (block !== undefined) return block;
  }
  const defaultStringType = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN";
  const options = {
    lineWidth: 0,
    defaultStringType,
    defaultKeyType: "PLAIN",
    flowCollectionPadding: false,
  } as const;
  if (value.includes("\n")) return JSON.stringify(value);
  return inFlow
    ? stringify([value], { ...options, collectionStyle: "flow" }).slice(1, -2)
    : stringify({ key: value }, options).slice("key: ".length, -1);
}

/** `>-` and lines that are read as one, or `|-` if the text has lines itself. */
function blockText(value: string, indent: number): string | undefined {
  const lines = value.split("\n");
  if (lines.some((line) => line !== line.trim() || line === "" || /\s\s|[\t\r]/.test(line))) return undefined;
  const margin = " ".repeat(indent);
  const folded = lines.length > 1 ? lines : wrapped(value, lineWidth - indent);
  return [lines.length > 1 ? "|-" : ">-", ...folded.map((line) => `${margin}${line}`)].join("\n");
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
