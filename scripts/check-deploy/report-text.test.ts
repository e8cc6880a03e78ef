import { expect, test } from "vitest";
import { reportText } from "./report-text";

const finding = { what: "Cache-Control", expected: "no-cache", got: "", requests: ["GET /a"] };

test("without differences the report is the number of responses", () => {
  expect(reportText({ requestCount: 332, findings: [], sameBuild: true, brotli: true })).toBe(
    "332 responses, all as expected.",
  );
});

test("a difference is one line with the expected and the received value, and its requests below", () => {
  const lines = reportText({ requestCount: 10, findings: [finding], sameBuild: true, brotli: true }).split(
    "\n",
  );
  expect(lines[2]).toMatch(/^Cache-Control +no-cache +\(none\)$/);
  expect(lines[3]).toBe("    GET /a");
  expect(lines.at(-1)).toBe("1 of 10 responses differ.");
});

test("of many requests three are listed", () => {
  const requests = ["/a", "/b", "/c", "/d", "/e"];
  expect(
    reportText({ requestCount: 10, findings: [{ ...finding, requests }], sameBuild: true, brotli: true }),
  ).toContain("    /a; /b; /c; and 2 more\n");
});

test("of many differences the most frequent are shown, and the others counted", () => {
  const findings = Array.from({ length: 20 }, (_, index) => ({
    ...finding,
    what: `X-${index}`,
    requests: Array.from({ length: index + 1 }, (_each, request) => `/${request}`),
  }));
  const text = reportText({ requestCount: 40, findings, sameBuild: true, brotli: true });
  expect(text.split("\n")[2]).toMatch(/^X-19 /);
  expect(text).toContain("\nand 8 more differences\n");
  expect(text).not.toContain("X-7 ");
});

test("a host without the headers of the policy gets a sentence about its configuration", () => {
  const requests = Array.from({ length: 9 }, (_, index) => `/${index}`);
  const missing = { what: "Referrer-Policy", expected: "x", got: "", requests };
  const sentence = "the host does not use the configuration of the build";
  expect(reportText({ requestCount: 10, findings: [missing], sameBuild: true, brotli: true })).toContain(
    sentence,
  );
  expect(reportText({ requestCount: 20, findings: [missing], sameBuild: true, brotli: true })).not.toContain(
    sentence,
  );
});

test("long values are shown from the first difference, in lines of at most 100 characters", () => {
  const expected = `${"default-src 'none'; ".repeat(5)}style-src 'sha256-a'`;
  const got = `${"default-src 'none'; ".repeat(5)}style-src 'sha256-b'`;
  const text = reportText({
    requestCount: 1,
    findings: [{ ...finding, expected, got }],
    sameBuild: true,
    brotli: true,
  });
  expect(text).toContain("sha256-a");
  expect(text).toContain("sha256-b");
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

test("another build than the one in dist is reported", () => {
  expect(reportText({ requestCount: 10, findings: [finding], sameBuild: false, brotli: true })).toContain(
    "not those of the build in dist",
  );
});

test("a host without brotli is mentioned, but is not a difference", () => {
  expect(reportText({ requestCount: 10, findings: [], sameBuild: true, brotli: false })).toBe(
    [
      "10 responses, all as expected.",
      "The host sends no brotli: gzip was checked instead. docs/deploy.md says how to enable it.",
    ].join("\n"),
  );
  expect(reportText({ requestCount: 10, findings: [finding], sameBuild: true, brotli: false })).toContain(
    "The host sends no brotli",
  );
});
