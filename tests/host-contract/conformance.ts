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

const missingFile = ({ status, headers }: Expectation) =>
  status === 404 && headers["Content-Type"]?.startsWith("text/plain") === true;

const known: Readonly<Record<string, readonly KnownDifference[]>> = {
  Apache: [
    {
      because: "Apache's own configuration refuses .htaccess with 403 before ours is applied",
      of: ({ request }) => request.path === "/.htaccess",
      parts: ["status", "Content-Type", "body"],
    },
  ],
  "Cloudflare Pages": [
    {
      because: "it sends the 404 page for missing files too; with nosniff no browser runs it as a script",
      of: missingFile,
      parts: ["Content-Type", "Content-Security-Policy", "body"],
    },
    {
      because:
        "headers depend on the path and not on the status, and there are too many assets for a rule each",
      of: (expectation) => missingFile(expectation) && expectation.request.path.startsWith("/assets/"),
      parts: ["Cache-Control"],
    },
    {
      because: "the policy of the 404 page is the default for all paths; a redirect loads nothing",
      of: ({ status }) => status === 302 || status === 308 || status === 405,
      parts: ["Content-Security-Policy"],
    },
    {
      because: "it keeps the query on redirects, whose destinations are ours",
      of: ({ status, request }) => status === 302 && request.path.includes("?"),
      parts: ["Location"],
    },
    {
      because: "it sends no Allow header with a 405",
      of: ({ status }) => status === 405,
      parts: ["Allow"],
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
