// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type PageWithScene, pageScenes } from "../art/names";
import { faultsIn, linesOf, validContent } from "./fault-fixture";
import { readContent } from "./load-content";
import { chosenScenes } from "./place-records";
import { contentFolder } from "./project-folder";

const pages = Object.keys(pageScenes) as PageWithScene[];

/** The records with another drawing, and another alt, in the head of a page. */
function withHead(page: PageWithScene, fields: { drawing?: string; alt?: string }) {
  const file = validContent[`pages/${page}`] as { head: object };
  const { drawing: _, ...head } = { drawing: "", ...file.head };
  return { ...validContent, [`pages/${page}`]: { ...file, head: { ...head, ...fields } } };
}

test.each(pages)(
  "%s can name each of its scenes or a picture, and shows the first without a name",
  (page) => {
    for (const drawing of [...pageScenes[page], "harbour.svg"]) {
      const content = withHead(page, { drawing, alt: "Ein Boot im Hafen" });
      expect(faultsIn(content)).toEqual([]);
      expect(chosenScenes(content)[page]).toBe(drawing);
    }
    expect(chosenScenes(withHead(page, {}))[page]).toBe(pageScenes[page][0]);
  },
);

const file = "pages/partners";
const text = readFileSync(join(contentFolder, `${file}.yaml`), "utf8");
const lineOfHead = text.split("\n").indexOf("head:") + 1;

const expected = "expected a file of content/pictures";
test.each([
  [
    ["drawing: scene-partner-bridge"],
    `has drawing "scene-partner-bridge": ${expected}, or the name of a scene of this page: scene-partners-bridge, scene-partners.`,
  ],
  [["drawing: scene-vps"], "a scene of this page: scene-partners, scene-partners-bridge."],
  [["drawing: quay.webp", "alt: Ein Kai"], `${expected}: it has`],
  [["drawing: harbour.svg"], "has no alt: expected what the picture shows"],
])("%j is one sentence with file and line", (lines, sentence) => {
  const changed = text.replace(/^head:\n/m, `head:\n${lines.map((line) => `  ${line}\n`).join("")}`);
  const found = linesOf(readContent(contentFolder, { texts: { [file]: changed } }));
  expect(found).toEqual([expect.stringContaining(sentence)]);
  // What is absent is reported at the record.
  const line = sentence.startsWith("has no") ? lineOfHead : lineOfHead + 1;
  expect(found[0]).toMatch(`content/${file}.yaml:${line}: `);
});
