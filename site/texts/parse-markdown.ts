import MarkdownIt, { type Token } from "markdown-it";
import type { TextElement, TextNode } from "../schemas/text-page";
import type { LineFault } from "../yaml-fault";

/** HTML is read, so that it can be refused. */
const parser = new MarkdownIt({ html: true });
// The check of the records decides about addresses, which may have values in braces.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** The elements of a text, which begins in this line of its file. */
export function parseMarkdown(source: string, firstLine = 1) {
  const lineOf = new Map<TextNode, number>();
  const faults: LineFault[] = [];
  const anchors = new Set<string>();
  let level = 1;

  function nodesOf(tokens: readonly Token[], blockLine: number): TextNode[] {
    const top: TextElement & { children: TextNode[] } = { tag: "", children: [] };
    const open = [top];
    let line = blockLine;
    for (const token of tokens) {
      if (token.map) line = firstLine + token.map[0];
      const { children = [] } = open.at(-1) ?? top;
      // The paragraphs of a list whose entries are close together.
      if (token.hidden) continue;
      if (token.type === "inline")
        for (const node of nodesOf(token.children ?? [], line)) add(children, node);
      else if (token.type === "text") add(children, token.content);
      else if (token.type === "softbreak") add(children, " ");
      else if (token.type.startsWith("html_")) fault(line, html);
      else if (token.nesting < 0) finish(open.pop() ?? top);
      else {
        const element = elementOf(token);
        lineOf.set(element, line);
        children.push(element);
        if (token.nesting > 0) open.push(Object.assign(element, { children: [] }));
        else finish(element);
      }
      if (token.type === "softbreak" || token.type === "hardbreak") line += 1;
    }
    return top.children;
  }

  function finish(element: TextElement) {
    const message = faultOf(element);
    if (message) fault(lineOf.get(element) ?? firstLine, message);
  }

  /** Once for each line: an element of HTML has a beginning and an end. */
  function fault(line: number, message: string) {
    if (!faults.some((each) => each.line === line && each.message === message))
      faults.push({ line, message });
  }

  function faultOf(element: TextElement): string | undefined {
    const { tag, alt, picture = "" } = element;
    const words = plainText(element);
    if (tag === "img" && !alt)
      return `the picture has no description for people who do not see it: ![description](${picture})`;
    if (tag === "a" && !words && !hasInside(element, "img")) return "the link has no words: [words](address)";
    const [, digit] = /^h(\d)$/.exec(tag) ?? [];
    if (!digit) return undefined;
    const before = level;
    level = Number(digit);
    if (level === 1) return "the title in the head is the only heading with one #: begin this one with ##";
    if (!words) return "the heading has no words";
    if (hasInside(element, "a"))
      return "a heading cannot have a link: put it into the text under the heading";
    element.anchor = anchorOf(words, anchors);
    anchors.add(element.anchor);
    if (level <= before + 1) return undefined;
    return `the heading is more than one level below the one before it: begin it with ${"#".repeat(before + 1)}`;
  }

  return { body: nodesOf(parser.parse(source, {}), firstLine), lineOf, faults };
}

const html = "HTML is not read: write it as Markdown, such as **bold**, or a sign as \\<";

function hasInside({ children = [] }: TextElement, tag: string): boolean {
  return children.some((child) => typeof child === "object" && child.tag === tag);
}

/** The words of a node, without its elements. */
export function plainText(node: TextNode): string {
  if (typeof node === "string") return node;
  return (node.code ?? node.children?.map(plainText).join("") ?? "").trim();
}

/** Ids that a page of a text has without its headings. */
const taken = /^(root|main|menu|mark|ring|contents|first-screen-end|(icon|drawing)-.*)$/;

/** The id of a heading: "before-you-start"; the second of the same words ends in -2. */
function anchorOf(words: string, used: ReadonlySet<string>): string {
  // Vowel signs are marks, not letters.
  const parts = words
    .normalize()
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["section"];
  const name = parts.join("-").replace(taken, "text-$&");
  let anchor = name;
  for (let number = 2; used.has(anchor); number++) anchor = `${name}-${number}`;
  return anchor;
}

/** Joins words that follow each other. */
function add(nodes: TextNode[], node: TextNode) {
  const last = nodes.at(-1);
  if (typeof node === "string" && typeof last === "string") nodes[nodes.length - 1] = last + node;
  else if (node !== "") nodes.push(node);
}

function elementOf(token: Token): TextElement {
  const { type, tag, content } = token;
  const attribute = (name: string) => String(token.attrGet(name) ?? "");
  const [href, start] = [attribute("href"), attribute("start")];
  if (type === "fence" || type === "code_block") return { tag: "pre", code: content };
  if (type === "code_inline") return { tag, code: content };
  // In the editor a picture has the address that it would have on the site.
  if (type === "image") return { tag, picture: attribute("src").replace(/^\//, ""), alt: content.trim() };
  if (type === "link_open") return isPage(href) ? { tag, to: href } : { tag, href };
  const align = /text-align:(?:(center)|right)/.exec(attribute("style"));
  return {
    tag,
    ...(start && { start: Number(start) }),
    ...(align && { align: align[1] ? "center" : "end" }),
  };
}

/** A file has an ending. */
function isPage(address: string): boolean {
  return /^\/(?!\/)[^.]*(#.*)?$/.test(address);
}
