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

test("a difference has the expected and the received value, and at most three of its requests", () => {
  const requests = ["/0", "/1", "/2", "/3", "/4"];
  expect(reportText({ ...whole, findings: [finding, { ...finding, what: "Vary", requests }] })).toBe(`Vary
    expected  no-cache
    received  (none)
    /0; /1; /2; and 2 more

Cache-Control
    expected  no-cache
    received  (none)
    GET /a

6 of 10 responses differ.`);
});

test("another build than the one in dist is reported", () => {
  expect(reportText({ ...whole, sameBuild: false })).toContain("not those of the build in dist");
});

test("a host without brotli is mentioned, but is not a difference", () => {
  expect(reportText({ ...whole, findings: [], brotli: false })).toBe(
    "10 responses, all as expected.\nThe host sends no brotli: gzip was checked instead. docs/deploy.md says how to enable it.",
  );
});
