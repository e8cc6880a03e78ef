import { expect, test } from "vitest";
import { differencesOf, type Expectation } from "../../checks/deploy/compare";
import type { RunningHost } from "./hosts";

/** In one test, since thousands of tests of one request each take much longer. */
export function testConformance(expectations: readonly Expectation[], host: () => RunningHost) {
  test("every response is as expected", async () => {
    const { send, base } = host();
    const wrong: Record<string, unknown> = {};
    for (const expectation of expectations) {
      const differences = await differencesOf(expectation, send, base);
      if (differences.length > 0) wrong[expectation.name] = differences;
    }
    expect(expectations.length).toBeGreaterThan(500);
    expect(wrong).toEqual({});
  });
}
