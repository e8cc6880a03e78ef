import { expect, test } from "vitest";
import type { TextElement } from "../../../schemas/text-page";
import { parseMarkdown } from "./parse-markdown";

function faultsIn(source: string) {
  return parseMarkdown(source).faults.map(({ line, sentence }) => `${line}: ${sentence}`);
}

test("a text becomes elements, with words that follow each other joined", () => {
  const { body, faults } = parseMarkdown(
    "One **two**\nthree.\n\n1. a\n2. `b {c}`\n\n> quoted\\\nhere\n\n---\n\n```sh\nls {x}\n```\n",
  );
  expect(faults).toEqual([]);
  expect(body).toEqual([
    { tag: "p", children: ["One ", { tag: "strong", children: ["two"] }, " three."] },
    {
      tag: "ol",
      children: [
        { tag: "li", children: ["a"] },
        { tag: "li", children: [{ tag: "code", code: "b {c}" }] },
      ],
    },
    {
      tag: "blockquote",
      children: [{ tag: "p", children: ["quoted", { tag: "br" }, "here"] }],
    },
    { tag: "hr" },
    { tag: "pre", code: "ls {x}\n" },
  ]);
});

test("links are told apart: pages of the site, files and other addresses", () => {
  const source =
    "[a](/vps) [b](/legal#terms-of-service) [c](/list.pdf) [d](https://a.example/b) [e](#f) [g](//h)";
  const [paragraph] = parseMarkdown(source).body;
  const { children = [] } = paragraph as TextElement;
  const links = children.filter((child) => typeof child === "object");
  expect(links.map(({ to, href }) => (to ? { to } : { href }))).toEqual([
    { to: "/vps" },
    { to: "/legal#terms-of-service" },
    { href: "/list.pdf" },
    { href: "https://a.example/b" },
    { href: "#f" },
    { href: "//h" },
  ]);
});

test("the cells of a table are aligned as its second line says", () => {
  const [table] = parseMarkdown("| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |").body;
  expect(JSON.stringify(table)).toContain(
    '{"tag":"td","children":["1"]},{"tag":"td","align":"center","children":["2"]},{"tag":"td","align":"end","children":["3"]}',
  );
});

test("a list may begin with another number than 1", () => {
  expect(parseMarkdown("7. seven").body).toMatchObject([{ tag: "ol", start: 7 }]);
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
  const sentence = "HTML is not read: write it as Markdown, such as **bold**, or a sign as \\<";
  expect(faultsIn("A <b>bold</b>\nword<br>\n\n<div>\n\n<!-- note -->\n\n`<i>` 1 \\< 2")).toEqual([
    `1: ${sentence}`,
    `2: ${sentence}`,
    `4: ${sentence}`,
    `6: ${sentence}`,
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
