import { expect, test } from "vitest";
import { isUnchanged, rangeStillFits } from "./conditional";

const file = { etag: '"abc"', lastModified: new Date("2026-03-01T12:00:00.700Z") };
const itsDate = "Sun, 01 Mar 2026 12:00:00 GMT";
const aSecondBefore = "Sun, 01 Mar 2026 11:59:59 GMT";

test.each([
  [{ "if-none-match": '"abc"' }, true],
  [{ "if-none-match": 'W/"abc"' }, true],
  [{ "if-none-match": '"x", "abc"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"x"' }, false],
  [{ "if-none-match": "abc" }, false],
  [{ "if-modified-since": itsDate }, true],
  [{ "if-modified-since": aSecondBefore }, false],
  [{ "if-modified-since": "yesterday" }, false],
  [{ "if-none-match": '"x"', "if-modified-since": itsDate }, false],
  [{}, false],
])("%j: the client has it already is %s", (headers, unchanged) => {
  expect(isUnchanged(headers, file)).toBe(unchanged);
});

test.each([
  [{}, true],
  [{ "if-range": '"abc"' }, true],
  [{ "if-range": itsDate }, true],
  [{ "if-range": 'W/"abc"' }, false],
  [{ "if-range": '"x"' }, false],
  [{ "if-range": aSecondBefore }, false],
])("%j: a part may be sent is %s", (headers, fits) => {
  expect(rangeStillFits(headers, file)).toBe(fits);
});
