import { decode } from "./read-content-file";

const data = "data:(?:image/(?!svg)|font/|application/(?:x-)?font-)";
/** An address inside the file: a part of it, or a picture or font written into it. */
const innerAddress = new RegExp(`^\\s*(?:$|#|${data})`, "i");
/** Fonts often have no type of their own. A link to such an address would save a file, so styles only may have it. */
const outerUrl = new RegExp(
  `url\\(\\s*["']?\\s*(?!["')#\\s]|${data}|data:application/octet-stream[;,])|@import|image(?:-set)?\\(|src\\(`,
  "i",
);

const name = `[^\\s<>/="']+`;
const attribute = `(?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))`;
/** What XML consists of; all that is no such part is no XML, or declares entities. */
const part = new RegExp(
  [
    "<!--[^]*?-->",
    "<!\\[CDATA\\[(?<cdata>[^]*?)\\]\\]>",
    "<\\?(?<instruction>[^]*?)\\?>",
    `<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*>`,
    `<(?<end>/)${name}\\s*>`,
    `<(?<tag>${name})(?<attributes>${attribute}*)\\s*(?<empty>/)?>`,
    "(?<text>[^<]+)",
  ].join("|"),
  "y",
);

/**
 * What an SVG has that could run or load something where it is opened: the end of a sentence that begins with its name.
 * Browsers read it as XML, so it is refused unless all of it is known as that. Not a list of what is allowed: programs that
 * draw write elements and fields of their own, which do nothing.
 */
export function svgFault(source: Uint8Array): string | undefined {
  const text = decoded(source);
  if (text === undefined) return "is not plain text in UTF-8";
  /** All of a style sheet so far: comments and the like may be in the middle of a word of it. */
  let style: string | undefined;
  for (const { unknown, ...groups } of partsOf(text)) {
    if (unknown) return unknown === "<!" ? "declares entities" : "is no well-formed XML";
    const { instruction = "", tag, attributes = "", empty, text: words = "", cdata = "", end } = groups;
    if (/^xml-stylesheet/i.test(instruction)) return "loads a style sheet";
    const fault =
      referenceFault(words) ?? (tag && (elementFault(localName(tag)) ?? attributesFault(attributes)));
    if (fault) return fault;
    if (style !== undefined) {
      if (tag) return "has an element in a style sheet";
      style += cdata + withoutReferences(words);
      const part = end && outerPart(style);
      if (part) return outer(part);
    }
    if (end) style = undefined;
    if (tag && !empty && localName(tag) === "style") style = "";
  }
  return style === undefined ? undefined : "is no well-formed XML";
}

/** The start of the root element with its size alone, whatever is before it; empty if that is no SVG. */
export function svgRoot(source: Uint8Array): string {
  for (const { tag, attributes = "" } of partsOf(new TextDecoder().decode(source))) {
    if (!tag) continue;
    return localName(tag) === "svg" ? `<svg ${sizeFields(attributes)}>` : "";
  }
  return "";
}

function sizeFields(attributes: string): string {
  const sizes = attributesOf(attributes).filter(({ field }) => /^(width|height|viewBox)$/.test(field));
  return sizes.map(({ field, value }) => ` ${field}="${value.trim().replaceAll(/[\s,]+/g, " ")}"`).join("");
}

/** The parts of an XML file up to the first that is `unknown`, which is its first two characters. */
function* partsOf(text: string): Generator<Record<string, string | undefined>> {
  for (let position = 0; position < text.length; position = part.lastIndex) {
    part.lastIndex = position;
    const { groups } = part.exec(text) ?? {};
    yield groups ?? { unknown: text.slice(position, position + 2) };
    if (!groups) return;
  }
}

function attributesOf(attributes: string): { field: string; value: string }[] {
  const found = attributes.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g);
  return [...found].map(([, field = "", quoted = ""]) => ({ field, value: quoted.slice(1, -1) }));
}

/** Undefined for another encoding: a browser would read something else. */
function decoded(source: Uint8Array): string | undefined {
  const text = decode(source);
  const [, encoding = "utf-8"] = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text ?? "") ?? [];
  return /^(utf-?8|us-ascii)$/i.test(encoding) ? text : undefined;
}

function elementFault(element: string): string | undefined {
  if (/^(script|handler|listener)$/.test(element)) return "has a script";
  return /^(foreignobject|iframe|object|embed)$/.test(element) ? `has the element ${element}` : undefined;
}

function attributesFault(attributes: string): string | undefined {
  for (const { field, value: written } of attributesOf(attributes)) {
    const reference = referenceFault(written);
    if (reference) return reference;
    const [local, value] = [localName(field), withoutReferences(written)];
    // With a prefix it is a field of the program that has drawn it.
    if (/^on/i.test(field) && !field.includes(":")) return `has a script in ${field}`;
    if (local === "attributename" && /^on|href$/i.test(localName(value))) return `has a script in ${value}`;
    if (/^xmlns\b/i.test(field) && /xhtml/i.test(value)) return "has HTML in it";
    if (field === "xml:base") return outer(value);
    if ((local === "href" || local === "src") && !innerAddress.test(value)) return outer(value);
    const part = outerPart(value);
    if (part) return outer(part);
  }
  return undefined;
}

/** An address outside of the file, with what follows it, in the styles of an attribute or a style sheet. */
function outerPart(text: string): string | undefined {
  const css = text.replaceAll(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(.))/gi,
    (_, code, sign) => sign ?? character(code, 16),
  );
  const found = outerUrl.exec(css);
  return found ? css.slice(found.index) : undefined;
}

function outer(address: string): string {
  return `leads to ${JSON.stringify(address.trim().slice(0, 60))}, outside of it`;
}

function localName(field: string): string {
  return field.replace(/^.*:/, "").toLowerCase();
}

const signs: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

/** Documents declare further ones, also by the name of a DTD that browsers know. */
function referenceFault(text: string): string | undefined {
  const [found] = /&(?!(?:#x[\da-fA-F]+|#\d+|amp|apos|gt|lt|quot);)[^\s;&"'<]*;?/.exec(text) ?? [];
  return found && `has the reference ${JSON.stringify(found.slice(0, 60))}, which XML does not know`;
}

/** With the characters that `&#x6a;`, `&quot;` and the like stand for. */
function withoutReferences(value: string): string {
  return value.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, sign) =>
    sign ? (signs[sign] ?? whole) : character(hex ?? decimal, hex ? 16 : 10),
  );
}

function character(code: string, base: number): string {
  const value = Number.parseInt(code, base);
  return value <= 0x10ffff ? String.fromCodePoint(value) : "\ufffd";
}
