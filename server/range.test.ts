import { expect, test } from "vitest";
import { parseRange } from "./range";

const size = 100;

test.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
])("%s is a part", (header, part) => {
  expect(parseRange(header, size)).toEqual(part);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=999999999999999-"])(
  "%s is beyond the end",
  (header) => {
    expect(parseRange(header, size)).toBe("unsatisfiable");
  },
);

test.each([
  ...[
    "bytes=9-5",
    "bytes=-",
    "bytes=a-b",
    "bytes=0-5,8-9",
    "bytes= 0-5",
    "bytes=0-5;",
    "lines=0-5",
    "bytes",
    "",
  ],
  ...["bytes=0x0-5", "bytes=-5-", "bytes=1e3-", `bytes=${"9".repeat(400)}-`, undefined],
])("%s asks for all of it", (header) => {
  expect(parseRange(header, size)).toBeUndefined();
});

test("an empty file has no parts", () => {
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(parseRange("bytes=-1", 0)).toBe("unsatisfiable");
});
