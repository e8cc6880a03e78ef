import { expect, test } from "vitest";
import type { Difference } from "../../scripts/check-deploy/compare";
import type { Expectation } from "../../scripts/check-deploy/expectation";
import { knownReasons, sortDifferences } from "./known-differences";

/** One test for each expectation of a host, and one that its known differences are still there. */
export function testConformance(
  name: string,
  expectations: readonly Expectation[],
  differences: (expectation: Expectation) => Promise<Difference[]>,
) {
  const met = new Set<string>();
  test.each(expectations)("$name", async (expectation) => {
    const { reasons, unknown } = sortDifferences(name, expectation, await differences(expectation));
    expect(unknown).toEqual([]);
    for (const reason of reasons) met.add(reason);
  });
  test("the differences we know of are still there", () => {
    expect([...met].sort()).toEqual(knownReasons(name).sort());
  });
}
