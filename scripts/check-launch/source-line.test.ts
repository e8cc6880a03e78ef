// @vitest-environment node
import { expect, test } from "vitest";
import { sourceLine } from "./source-line";

test("a record that is not found is reported at the top of its file", () => {
  expect(sourceLine({ file: "games", record: "none.none.none" })).toBe("app/content/games.ts:1");
  expect(sourceLine({ file: "no-such-file", record: "none" })).toBe("app/content/no-such-file.ts:1");
});
