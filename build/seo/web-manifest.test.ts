// @vitest-environment node
import { expect, test } from "vitest";
import { shortName } from "./web-manifest";

test.each([
  ["Evertick", "Evertick"],
  ["Thunderbolt Craft Hosting", "Thunderbolt"],
  ["Ever Tick Host", "Ever Tick"],
  ["Thunderboltcrafthosting", "Thunderboltcrafthosting"],
])("under an icon %s is %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
