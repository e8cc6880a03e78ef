// @vitest-environment node
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linesOf } from "./fault-fixture";
import { readContent } from "./load-content";
import { pictureFaults, pictureNames, readPictures } from "./pictures";
import { recordsCopy } from "./records-copy-fixture";
import { temporaryFolder } from "./temporary-folder";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>';
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

function faultsOf(name: string, content: string | Buffer) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  return linesOf({ faults: pictureFaults(folder, pictureNames(folder)) });
}

test.each([
  ["cover.png", png],
  ["cover.jpg", png],
  ["cover.svg", svg],
  ["cover.svg", svg.replace("<svg", `<!-- <svg width="1"> ${"a".repeat(3000)} --><svg`)],
  ["cover.svg", svg.replace("<svg", `<svg aria-label="${"a".repeat(3000)}"`)],
  ["cover.svg", '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox = "0,0\n8 8"/>'],
  ["cover.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="8mm" height="8mm"/>'],
])("a picture %s is accepted", (name, content) => {
  expect(faultsOf(name, content)).toEqual([]);
});

test.each([
  ["cover.png", "root:x:0:0:root:/root:/bin/bash"],
  ["cover.png", svg],
  ["cover.svg", png],
  ["cover.svg", "<html></html>"],
  ["cover.svg", `<html>${svg}</html>`],
  ["cover.svg", svg.replace("0 0 8 8", "none")],
  ["cover.webp", ""],
])("%s with the content %j is refused", (name, content) => {
  expect(faultsOf(name, content)).toEqual([
    expect.stringMatching(
      new RegExp(`^content/pictures/${name}: the file is no picture that browsers can show`),
    ),
  ]);
});

test("the size of an SVG is that of its root, not of one in a comment", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "cover.svg"), `<!-- <svg viewBox="0 0 1 2"> -->${svg}`);
  expect(readPictures(folder)).toEqual([expect.objectContaining({ width: 8, height: 8 })]);
});

test("a folder with the name of a picture, and a file of 60 MB, are refused in words", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "cover.png"));
  writeFileSync(join(folder, "large.png"), png);
  truncateSync(join(folder, "large.png"), 60_000_000);
  expect(linesOf({ faults: pictureFaults(folder, pictureNames(folder)) }).sort()).toEqual([
    "content/pictures/cover.png: this is no file, but a folder: remove it.",
    "content/pictures/large.png: the file has more than 50 MB: make it smaller.",
  ]);
});

test.each(["a b.png", ".cover.png", 'a".png', "größe.png", "a\u202egnp.png", "a\n.png"])(
  "%j has no name that a record may have: it is no part of the site",
  (name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, name), png);
    expect(pictureNames(folder)).toEqual([]);
  },
);

test("a picture with a script stops the build, also one that no record names, and is accepted once it has none", () => {
  const folder = recordsCopy();
  const path = join(folder, "pictures/own.svg");
  writeFileSync(path, svg.replace("></svg>", "><script>alert(1)</script></svg>"));
  expect(linesOf(readContent(folder))).toEqual([
    expect.stringMatching(
      /^content\/pictures\/own\.svg: the file has a script: export it again as plain SVG, /,
    ),
  ]);
  writeFileSync(path, svg);
  expect(readContent(folder).faults).toEqual([]);
});
