import { isObject, type Path, valueAt } from "../content";
import { type ContentFile, parseContentFile, unreadable } from "../read-content-file";
import type { TextNode } from "../schemas/text-page";
import { parseMarkdown } from "./parse-markdown";

const noHead =
  "the file has no head: begin it with a line of three hyphens, the fields title and description, and another line of three hyphens";

/** The fields in YAML between two lines of three hyphens, and the Markdown under them, which begins in this line. */
export function splitText(source: string) {
  const [whole, head = ""] = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (whole === undefined) return undefined;
  return { head, body: source.slice(whole.length), line: whole.split("\n").length };
}

export function parseText(source: string): ContentFile {
  const parts = splitText(source);
  if (!parts) return unreadable(noHead);
  const head = parseContentFile(parts.head);
  const text = parseMarkdown(parts.body, parts.line);
  const headLine = (line: number) => line + 1;

  function lineOf(path: Path): number {
    if (path[0] !== "body") return headLine(head.lineOf(path));
    let line = headLine(1);
    for (const index of path.keys()) {
      const node = valueAt(text, path.slice(0, index + 1));
      line = text.lineOf.get(node as TextNode) ?? line;
    }
    return line;
  }

  const fields = head.value ?? {};
  const value = isObject(fields) ? { ...fields, body: text.body } : fields;
  const ofHead = head.faults.map(({ line, message }) => ({ line: headLine(line), message }));
  return { value, lineOf, faults: [...ofHead, ...text.faults] };
}
