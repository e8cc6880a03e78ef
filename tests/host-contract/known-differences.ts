import type { Difference } from "../../scripts/check-deploy/compare";
import type { Expectation } from "../../scripts/check-deploy/expectation";

/** Where a host cannot do what the others do, and why that is all right. */
type KnownDifference = {
  because: string;
  /** Of these expectations … */
  of: (expectation: Expectation) => boolean;
  /** … these parts may differ. */
  parts: readonly string[] | "headers doubled";
};

const missingFile = ({ status, headers }: Expectation) =>
  status === 404 && headers["Content-Type"]?.startsWith("text/plain") === true;

const known: Readonly<Record<string, readonly KnownDifference[]>> = {
  nginx: [
    {
      because:
        "nginx sets headers a second time when a range turns out to be none; no document is ever a 416",
      of: ({ status }) => status === 416,
      parts: "headers doubled",
    },
  ],
  Apache: [
    {
      because:
        "Apache's own configuration forbids its control files before ours is asked: 403, which is as good",
      of: ({ request }) => request.path === "/.htaccess",
      parts: ["status", "Content-Type", "body"],
    },
    {
      because: "Apache says that there is no such part, but not how long the file is",
      of: ({ status }) => status === 416,
      parts: ["Content-Range"],
    },
  ],
  "Cloudflare Pages": [
    {
      because:
        "the 404 page is all it has for what is missing; with nosniff no browser takes it for a script",
      of: missingFile,
      parts: ["Content-Type", "Content-Security-Policy", "body"],
    },
    {
      because: "headers follow the path, not the status, and there are too many assets to name each",
      of: (expectation) => missingFile(expectation) && expectation.request.path.startsWith("/assets/"),
      parts: ["Cache-Control"],
    },
    {
      because: "what holds for all paths is the policy of the 404 page; who is led on loads nothing there",
      of: ({ status }) => status === 302 || status === 308 || status === 405,
      parts: ["Content-Security-Policy"],
    },
    {
      because: "the query goes along; where it leads is ours",
      of: ({ status, request }) => status === 302 && request.path.includes("?"),
      parts: ["Location"],
    },
    {
      because: "it refuses methods without a word about others",
      of: ({ status }) => status === 405,
      parts: ["Allow"],
    },
  ],
};

/** Splits what differs into what we know of, as the reasons, and what we do not. */
export function sortDifferences(host: string, expectation: Expectation, differences: readonly Difference[]) {
  const reasons = new Set<string>();
  const unknown = differences.filter((difference) => {
    const match = known[host]?.find(({ of, parts }) => of(expectation) && covers(parts, difference));
    if (match) reasons.add(match.because);
    return !match;
  });
  return { reasons, unknown };
}

function covers(parts: KnownDifference["parts"], { what, expected, got }: Difference): boolean {
  return parts === "headers doubled" ? got === `${expected}, ${expected}` : parts.includes(what);
}

export function knownReasons(host: string): string[] {
  return (known[host] ?? []).map(({ because }) => because);
}
