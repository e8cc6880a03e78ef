import type { TextNode } from "../../../schemas/text-page";
import { type ContentFile, parseContentFile } from "../read-content-file";
import { isObject } from "../sentence";
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
  if (!parts) return { value: undefined, lineOf: () => 1, fault: { line: 1, sentence: noHead } };
  const head = parseContentFile(parts.head);
  const headLine = (line: number) => line + 1;
  const fault = head.fault && { ...head.fault, line: headLine(head.fault.line) };
  const text = parseMarkdown(parts.body, parts.line);

  function lineOf(path: readonly PropertyKey[]): number {
    if (path[0] !== "body") return headLine(head.lineOf(path));
    let node: unknown = text.body;
    let line = headLine(1);
    for (const step of path.slice(1)) {
      node = isObject(node) ? node[step] : undefined;
      line = text.lineOf.get(node as TextNode) ?? line;
    }
    return line;
  }

  const value = isObject(head.value) ? { ...head.value, body: text.body } : head.value;
  return { value: value ?? { body: text.body }, lineOf, ...(fault && { fault }), others: text.faults };
}
