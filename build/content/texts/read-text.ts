import type { TextNode } from "../../../schemas/text-page";
import { type ContentFile, parseContentFile } from "../read-content-file";
import { isObject } from "../sentence";
import { parseMarkdown } from "./parse-markdown";

const noHead =
  "the file has no head: begin it with a line of three hyphens, the fields title and description, and another line of three hyphens";

/** A text: a head in YAML between two lines of three hyphens, and Markdown under it. */
export function parseText(source: string): ContentFile {
  const [whole, fields = ""] = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (whole === undefined) return { value: undefined, lineOf: () => 1, fault: { line: 1, sentence: noHead } };
  const head = parseContentFile(fields);
  const headLine = (line: number) => line + 1;
  const fault = head.fault && { ...head.fault, line: headLine(head.fault.line) };
  const text = parseMarkdown(source.slice(whole.length), whole.split("\n").length);

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
