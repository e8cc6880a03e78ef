import { expect, test } from "vitest";
import { reportText } from "./check-deploy";
import { differencesOf } from "./compare";

test("another body is a difference", async () => {
  const expected = { name: "x", request: { path: "/x" }, status: 200, headers: {}, body: Buffer.from("old") };
  const send = async () => ({ status: 200, headers: {}, body: Buffer.from("new!") });
  expect(await differencesOf(expected, send, new URL("https://site.test"))).toEqual([
    {
      what: "body",
      expected: expect.stringMatching(/^3 bytes with/),
      got: expect.stringMatching(/^4 bytes with/),
    },
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
