import { expect, test } from "vitest";
import { differencesOf, type Expectation } from "../../scripts/check-deploy/compare";
import type { SendRequest } from "../../scripts/check-deploy/http-client";

/** Where a host differs from the expectations, and why that is acceptable. */
type KnownDifference = {
  because: string;
  /** For these expectations … */
  of: (expectation: Expectation) => boolean;
  /** … these parts may differ. */
  parts: readonly string[];
};

const known: Readonly<Record<string, readonly KnownDifference[]>> = {
  Apache: [
    {
      because: "Apache's own configuration refuses .htaccess with 403 before ours is applied",
      of: ({ request }) => request.path === "/.htaccess",
      parts: ["status", "Content-Type", "body"],
    },
  ],
};

/** One test per expectation of a host, and one that each known difference still occurs. */
export function testConformance(
  name: string,
  expectations: readonly Expectation[],
  host: () => { send: SendRequest; base: URL },
) {
  const accepted = known[name] ?? [];
  const found = new Set<string>();
  test.each(expectations)("$name", async (expectation) => {
    const { send, base } = host();
    const unknown = (await differencesOf(expectation, send, base)).filter((difference) => {
      const match = accepted.find(({ of, parts }) => of(expectation) && parts.includes(difference.what));
      if (match) found.add(match.because);
      return !match;
    });
    expect(unknown).toEqual([]);
  });
  test("each known difference still occurs", () => {
    expect(found).toEqual(new Set(accepted.map(({ because }) => because)));
  });
}
