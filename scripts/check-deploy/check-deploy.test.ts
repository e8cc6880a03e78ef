import { expect, test } from "vitest";
import { reportText } from "./check-deploy";
import { differencesOf } from "./compare";

const start = "the same forty characters and more, in both of them; ";

test.each([
  [`${start}new`, "56 bytes, at 53: new"],
  [start.slice(0, 20), "20 bytes, at 20: "],
  [`${start}old!`, "57 bytes, at 56: !"],
])("the body %s is shown from its first difference", async (sent, got) => {
  const response = { status: 200, headers: {}, body: Buffer.from(sent) };
  const expectation = { name: "x", request: { path: "/x" }, status: 200, headers: {} };
  const expected = { ...expectation, body: Buffer.from(`${start}old`) };
  expect(await differencesOf(expected, async () => response, new URL("https://site.test"))).toEqual([
    { what: "body", expected: expect.stringMatching(/^56 bytes, at /), got },
  ]);
});

const finding = { what: "Cache-Control", expected: "no-cache", got: "", requests: ["GET /a"] };
const whole = { requestCount: 10, findings: [finding], sameBuild: true, brotli: true };
const requests = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test("a difference is one line with the expected and the received value, and its requests below", () => {
  const lines = reportText(whole).split("\n");
  expect(lines[2]).toMatch(/^Cache-Control +no-cache +\(none\)$/);
  expect(lines[3]).toBe("    GET /a");
  expect(lines.at(-1)).toBe("1 of 10 responses differ.");
});

test("of many requests three are listed", () => {
  const text = reportText({ ...whole, findings: [{ ...finding, requests: requests(5) }] });
  expect(text).toContain("    /0; /1; /2; and 2 more\n");
});

test("of many differences the most frequent are shown, and the others counted", () => {
  const findings = Array.from({ length: 20 }, (_, index) => ({
    ...finding,
    what: `X-${index}`,
    requests: requests(index + 1),
  }));
  const text = reportText({ ...whole, requestCount: 40, findings });
  expect(text.split("\n")[2]).toMatch(/^X-19 /);
  expect(text).toContain("\nand 8 more differences\n");
  expect(text).not.toContain("X-7 ");
});

test("a host without the headers of the policy gets a sentence about its configuration", () => {
  const findings = [{ what: "Referrer-Policy", expected: "x", got: "", requests: requests(9) }];
  const sentence = "the host does not use the configuration of the build";
  expect(reportText({ ...whole, findings })).toContain(sentence);
  expect(reportText({ ...whole, requestCount: 20, findings })).not.toContain(sentence);
});

test("long values are shown from the first difference, in lines of at most 100 characters", () => {
  const [expected, got] = ["a", "b"].map(
    (hash) => `${"default-src 'none'; ".repeat(5)}style-src 'sha256-${hash}'`,
  ) as [string, string];
  const text = reportText({ ...whole, findings: [{ ...finding, expected, got }] });
  expect(text).toContain("sha256-a");
  expect(text).toContain("sha256-b");
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

test("another build than the one in dist is reported", () => {
  expect(reportText({ ...whole, sameBuild: false })).toContain("not those of the build in dist");
});

test("a host without brotli is mentioned, but is not a difference", () => {
  const as = "10 responses, all as expected.";
  expect(reportText({ ...whole, findings: [] })).toBe(as);
  expect(reportText({ ...whole, findings: [], brotli: false })).toBe(
    `${as}\nThe host sends no brotli: gzip was checked instead. docs/deploy.md says how to enable it.`,
  );
  expect(reportText({ ...whole, brotli: false })).toContain("The host sends no brotli");
});
