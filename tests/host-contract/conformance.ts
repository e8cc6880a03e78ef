import { expect, test } from "vitest";
import type { Difference } from "../../scripts/check-deploy/compare";
import type { Expectation } from "../../scripts/check-deploy/expectation";
import { knownReasons, sortDifferences } from "./known-differences";

/** One test per expectation of a host, and one that each known difference still occurs. */
export function testConformance(
  name: string,
  expectations: readonly Expectation[],
  differences: (expectation: Expectation) => Promise<Difference[]>,
) {
  const found = new Set<string>();
  test.each(expectations)("$name", async (expectation) => {
    const { reasons, unknown } = sortDifferences(name, expectation, await differences(expectation));
    expect(unknown).toEqual([]);
    for (const reason of reasons) found.add(reason);
  });
  test("each known difference still occurs", () => {
    expect([...found].sort()).toEqual(knownReasons(name).sort());
  });
}
