import { expect, test } from "vitest";
import { reportText } from "./report-text";

const finding = { what: "Cache-Control", expected: "no-cache", got: "", requests: ["/a is there"] };

test("where nothing differs, it says how much was asked", () => {
  expect(reportText({ asked: 332, findings: [], sameBuild: true, brotli: true })).toBe(
    "332 answers, all as they should be.",
  );
});

test("a difference is one line, with what should be, what is, and where", () => {
  const lines = reportText({ asked: 10, findings: [finding], sameBuild: true, brotli: true }).split("\n");
  expect(lines[2]).toMatch(/^Cache-Control +no-cache +\(none\)$/);
  expect(lines[3]).toBe("    /a is there");
  expect(lines.at(-1)).toBe("1 of 10 answers differ.");
});

test("of many requests three are named", () => {
  const requests = ["/a", "/b", "/c", "/d", "/e"];
  expect(
    reportText({ asked: 10, findings: [{ ...finding, requests }], sameBuild: true, brotli: true }),
  ).toContain("    /a; /b; /c; and 2 more\n");
});

test("of many differences the commonest are shown, and the others counted", () => {
  const findings = Array.from({ length: 20 }, (_, index) => ({
    ...finding,
    what: `X-${index}`,
    requests: Array.from({ length: index + 1 }, (_each, request) => `/${request}`),
  }));
  const text = reportText({ asked: 40, findings, sameBuild: true, brotli: true });
  expect(text.split("\n")[2]).toMatch(/^X-19 /);
  expect(text).toContain("\nand 8 more differences\n");
  expect(text).not.toContain("X-7 ");
});

test("a host that knows nothing of the policy is told so in a sentence", () => {
  const requests = Array.from({ length: 9 }, (_, index) => `/${index}`);
  const missing = { what: "Referrer-Policy", expected: "x", got: "", requests };
  const sentence = "the host has not read the configuration of the build";
  expect(reportText({ asked: 10, findings: [missing], sameBuild: true, brotli: true })).toContain(sentence);
  expect(reportText({ asked: 20, findings: [missing], sameBuild: true, brotli: true })).not.toContain(
    sentence,
  );
});

test("long values are shown from where they differ, and no line grows wide", () => {
  const expected = `${"default-src 'none'; ".repeat(5)}style-src 'sha256-a'`;
  const got = `${"default-src 'none'; ".repeat(5)}style-src 'sha256-b'`;
  const text = reportText({
    asked: 1,
    findings: [{ ...finding, expected, got }],
    sameBuild: true,
    brotli: true,
  });
  expect(text).toContain("sha256-a");
  expect(text).toContain("sha256-b");
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

test("another build is called by its name", () => {
  expect(reportText({ asked: 10, findings: [finding], sameBuild: false, brotli: true })).toContain(
    "not those of the build in dist",
  );
});

test("a host without brotli is no difference, but is mentioned", () => {
  expect(reportText({ asked: 10, findings: [], sameBuild: true, brotli: false })).toBe(
    [
      "10 answers, all as they should be.",
      "The host sends no brotli: gzip was checked in its place. docs/deploy.md says how to switch it on.",
    ].join("\n"),
  );
  expect(reportText({ asked: 10, findings: [finding], sameBuild: true, brotli: false })).toContain(
    "The host sends no brotli",
  );
});
