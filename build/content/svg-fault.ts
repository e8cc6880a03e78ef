const data = "data:(?:image/(?!svg)|font/|application/(?:x-)?font-)";
/** An address inside the file: a part of it, or a picture or font written into it. */
const innerAddress = new RegExp(`^\\s*(?:$|#|${data})`, "i");
const outerUrl = new RegExp(`url\\(\\s*["']?\\s*(?!["')#\\s]|${data})|@import|image(?:-set)?\\(|src\\(`, "i");

const name = `[^\\s<>/="']+`;
const attribute = `(?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))`;
/** What XML consists of; all that is no such part is no XML, or declares entities. */
const part = new RegExp(
  [
    "<!--[^]*?-->",
    "<!\\[CDATA\\[(?<cdata>[^]*?)\\]\\]>",
    "<\\?(?<instruction>[^]*?)\\?>",
    `<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*>`,
    `</${name}\\s*>`,
    `<(?<tag>${name})(?<attributes>${attribute}*)\\s*/?>`,
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
  for (let position = 0; position < text.length; position = part.lastIndex) {
    part.lastIndex = position;
    const { groups } = part.exec(text) ?? {};
    if (!groups) return /^<!/.test(text.slice(position)) ? "declares entities" : "is no well-formed XML";
    const { instruction = "", tag, attributes = "", text: words = groups.cdata ?? "" } = groups;
    if (/^xml-stylesheet/i.test(instruction)) return "loads a style sheet";
    if (isOuter(words)) return outer(words);
    const fault = tag && (elementFault(localName(tag)) ?? attributesFault(attributes));
    if (fault) return fault;
  }
  return undefined;
}

/** Undefined for another encoding: a browser would read something else. */
function decoded(source: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(source);
    const [, encoding = "utf-8"] = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
    return /^(utf-?8|us-ascii)$/i.test(encoding) && !text.includes("\0") ? text : undefined;
  } catch {
    return undefined;
  }
}

function elementFault(element: string): string | undefined {
  if (/^(script|handler|listener)$/.test(element)) return "has a script";
  return /^(foreignobject|iframe|object|embed)$/.test(element) ? `has the element ${element}` : undefined;
}

function attributesFault(attributes: string): string | undefined {
  for (const [, field = "", quoted = ""] of attributes.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const [local, value] = [localName(field), withoutReferences(quoted.slice(1, -1))];
    if (local.startsWith("on")) return `has a script in ${field}`;
    if (local === "attributename" && /^on|href$/i.test(localName(value))) return `has a script in ${value}`;
    if (/^xmlns\b/i.test(field) && /xhtml/i.test(value)) return "has HTML in it";
    if (field === "xml:base") return outer(value);
    if ((local === "href" || local === "src") && !innerAddress.test(value)) return outer(value);
    if (isOuter(value)) return outer(value);
  }
  return undefined;
}

/** In styles. */
function isOuter(text: string): boolean {
  const css = text.replaceAll(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, code, sign) => sign ?? character(code, 16),
  );
  return outerUrl.test(css);
}

function outer(address: string): string {
  return `leads to ${JSON.stringify(address.trim().slice(0, 60))}, outside of it`;
}

function localName(field: string): string {
  return field.replace(/^.*:/, "").toLowerCase();
}

const signs: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

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
