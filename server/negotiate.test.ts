import { expect, test } from "vitest";
import { acceptedEncodings } from "./negotiate";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip", ["gzip"]],
  ["GZIP;Q=0.5, Br ; q=0.9", ["br", "gzip"]],
  ["gzip;q=1.0, br;q=0.1", ["gzip", "br"]],
  ["br;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0, gzip", ["gzip"]],
  ["identity", []],
  ["brotli, x-gzip-ish", []],
  ["br;q=nonsense", []],
  ["", []],
  [undefined, []],
])("who sends %j takes %j, in this order", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
