import { expect, test } from "vitest";
import { failuresIn, progressOf, summaryOf } from "./test-output.mjs";

const vitest = `
 RUN  v4.1.12

 ✓  unit  app/format/money.test.ts (12 tests) 31ms
 ✓  unit  app/format/dates.test.ts (1 test) 4ms
 ❯  unit  app/hooks/use-hash.test.ts (3 tests | 1 failed) 20ms

FAIL  unit  app/hooks/use-hash.test.ts > a hash is read
AssertionError: expected 1 to be 2

 Test Files  1 failed | 2 passed (3)
      Tests  1 failed | 15 passed (16)
`;
const playwright = `
Running 3 tests using 2 workers

[1/3] [chromium] › games.spec.ts:9:1 › a search filters the list
[2/3] [chromium] › home.spec.ts:9:1 › an answer opens
  1) [chromium] › home.spec.ts:9:1 › an answer opens
    Error: expect(locator).toBeVisible() failed
[3/3] [chromium] › legal.spec.ts:9:1 › a tab changes the document
  1 failed
  2 passed (3.1s)
`;

test("progress is the number of tests in finished files, or Playwright's count", () => {
  expect(progressOf(vitest)).toBe("16 tests");
  expect(progressOf(playwright)).toBe("3/3");
  expect(progressOf("Checked 632 files in 412ms.")).toBe("");
});

test("the summary counts passed tests and lists each note once", () => {
  expect(summaryOf(vitest).tests).toBe(15);
  expect(summaryOf(playwright).tests).toBe(2);
  expect(summaryOf("")).toEqual({ tests: undefined, notes: [] });
  const line = "not checked: Caddy is not installed";
  expect(summaryOf(`${line}\nother words\n${line}\r\n`).notes).toEqual([line]);
});

test("failures keep their messages and lose passed tests and colours", () => {
  expect(failuresIn(vitest)).toContain("AssertionError: expected 1 to be 2");
  expect(failuresIn(vitest)).not.toContain("✓");
  expect(failuresIn(playwright)).toContain("toBeVisible() failed");
  expect(failuresIn(playwright)).not.toContain("[3/3]");
  expect(failuresIn("\u001b[31mred\u001b[39m\n\n\n\nmore")).toBe("red\n\nmore");
});
