import { expect, test } from "vitest";
import { inDigits } from "./digits";

test("a number is whole, and in the digits of the language", () => {
  expect(inDigits(1287.6, undefined)).toBe("1288");
  expect(inDigits(1287.6, [..."०१२३४५६७८९"])).toBe("१२८८");
});
