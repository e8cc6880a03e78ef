import { expect, test } from "vitest";
import type { TextNode } from "../schemas/text-page";
import { parseMarkdown } from "./parse-markdown";

function faultsIn(source: string) {
  return parseMarkdown(source).faults.map(({ line, message }) => `${line}: ${message}`);
}

test.each<[source: string, children: TextNode[]]>([
  ["One **two**\nthree.", ["One ", { tag: "strong", children: ["two"] }, " three."]],
  ["quoted\\\nhere", ["quoted", { tag: "br" }, "here"]],
  ["`b {c}`", [{ tag: "code", code: "b {c}" }]],
  ["[a](/vps)", [{ tag: "a", to: "/vps", children: ["a"] }]],
  ["[a](/legal#terms)", [{ tag: "a", to: "/legal#terms", children: ["a"] }]],
  ...["/list.pdf", "https://a.example/b", "#f", "//h"].map((href) => {
    return [`[a](${href})`, [{ tag: "a", href, children: ["a"] }]] as [string, TextNode[]];
  }),
])("the words of a paragraph: %j", (source, children) => {
  expect(parseMarkdown(source)).toMatchObject({ body: [{ tag: "p", children }], faults: [] });
});

test.each([
  [
    "1. a\n2. b",
    {
      tag: "ol",
      children: [
        { tag: "li", children: ["a"] },
        { tag: "li", children: ["b"] },
      ],
    },
  ],
  ["7. seven", { tag: "ol", start: 7, children: [{ tag: "li", children: ["seven"] }] }],
  ["> a", { tag: "blockquote", children: [{ tag: "p", children: ["a"] }] }],
  ["---", { tag: "hr" }],
  ["```sh\nls {x}\n```", { tag: "pre", code: "ls {x}\n" }],
])("%j is an element", (source, element) => {
  expect(parseMarkdown(source)).toMatchObject({ body: [element], faults: [] });
});

test("the cells of a table are aligned as its second line says", () => {
  const [table] = parseMarkdown("| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |").body;
  expect(JSON.stringify(table)).toContain(
    '{"tag":"td","children":["1"]},{"tag":"td","align":"center","children":["2"]},{"tag":"td","align":"end","children":["3"]}',
  );
});

test("headings have ids of their words, also in Devanagari, each its own and none of the page itself", () => {
  const headings = ["Before you *start*", "तैयारी, कदम 1", "Before you start", "Main", "Icon menu", "…"];
  const { body } = parseMarkdown(headings.map((heading) => `## ${heading}`).join("\n\n"));
  expect(body.map((node) => (node as { anchor: string }).anchor)).toEqual([
    "before-you-start",
    "तैयारी-कदम-1",
    "before-you-start-2",
    "text-main",
    "text-icon-menu",
    "section",
  ]);
});

test("HTML is refused once for each line", () => {
  const message = "HTML is not read: write it as Markdown, such as **bold**, or a sign as \\<";
  expect(faultsIn("A <b>bold</b>\nword<br>\n\n<div>\n\n<!-- note -->\n\n`<i>` 1 \\< 2")).toEqual([
    `1: ${message}`,
    `2: ${message}`,
    `4: ${message}`,
    `6: ${message}`,
  ]);
});

test.each([
  ["# One", "1: the title in the head is the only heading with one #: begin this one with ##"],
  ["a\n\n### Deep", "3: the heading is more than one level below the one before it: begin it with ##"],
  ["## A\n\n#### Deep", "3: the heading is more than one level below the one before it: begin it with ###"],
  ["##", "1: the heading has no words"],
  ["## [a](/vps)", "1: a heading cannot have a link: put it into the text under the heading"],
  ["a\n[](/vps)", "2: the link has no words: [words](address)"],
  [
    "a\n\n![](x.png)",
    "3: the picture has no description for people who do not see it: ![description](x.png)",
  ],
])("%j is refused", (source, fault) => {
  expect(faultsIn(source)).toEqual([fault]);
});

test("a heading may be any number of levels above the one before it", () => {
  expect(faultsIn("## A\n\n### B\n\n#### C\n\n## D")).toEqual([]);
});
