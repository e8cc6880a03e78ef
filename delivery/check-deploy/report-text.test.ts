import { expect, test } from "vitest";
import { reportText } from "./report-text";

const finding = { what: "Cache-Control", expected: "no-cache", got: "", requests: ["/a is there"] };

test("where nothing differs, it says how much was asked", () => {
  expect(reportText({ asked: 332, findings: [], sameBuild: true })).toBe(
    "332 answers, all as they should be.",
  );
});

test("a difference is one line, with what should be, what is, and where", () => {
  const lines = reportText({ asked: 10, findings: [finding], sameBuild: true }).split("\n");
  expect(lines[2]).toMatch(/^Cache-Control +no-cache +\(none\)$/);
  expect(lines[3]).toBe("    /a is there");
  expect(lines.at(-1)).toBe("1 of 10 answers differ.");
});

test("of many requests three are named", () => {
  const requests = ["/a", "/b", "/c", "/d", "/e"];
  expect(reportText({ asked: 10, findings: [{ ...finding, requests }], sameBuild: true })).toContain(
    "    /a; /b; /c; and 2 more\n",
  );
});

test("long values are shown from where they differ, and no line grows wide", () => {
  const expected = `${"default-src 'none'; ".repeat(5)}style-src 'sha256-a'`;
  const got = `${"default-src 'none'; ".repeat(5)}style-src 'sha256-b'`;
  const text = reportText({ asked: 1, findings: [{ ...finding, expected, got }], sameBuild: true });
  expect(text).toContain("sha256-a");
  expect(text).toContain("sha256-b");
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

test("another build is called by its name", () => {
  expect(reportText({ asked: 10, findings: [finding], sameBuild: false })).toContain(
    "not those of the build in dist",
  );
});
