// @vitest-environment node
import { expect, test } from "vitest";
import { contentFolder } from "../../build/project-folder";
import { linesOf, sourceLine } from "./source-line";

test("a value is reported with its line", () => {
  const [, line] = /^content\/brand\.yaml:(\d+)$/.exec(sourceLine("brand.domain")) ?? [];
  expect(linesOf("brand.yaml", contentFolder)[Number(line) - 1]).toMatch(/^domain: /);
});

test("a record that is not found is reported at the top of its file", () => {
  expect(sourceLine("games.none.none")).toMatch(/^content\/games\.yaml:\d+$/);
  expect(sourceLine("no-such-file.none")).toBe("content/no-such-file.yaml:1");
});
