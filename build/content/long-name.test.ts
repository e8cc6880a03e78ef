import { expect, test } from "vitest";
import { lengthOfName } from "./long-name";

test.each([
  ["Evertick", null],
  ["Thunderbolt Craft Hosting", "name"],
  ["Thunderboltcrafthostings", "word"],
])("%s: long %s", (name, long) => {
  expect(lengthOfName(name)).toBe(long);
});
