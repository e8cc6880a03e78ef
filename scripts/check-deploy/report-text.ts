import { commonHeaders } from "../../build/policy/policy";
import type { Finding, Report } from "./check-deploy";
import { firstDifference } from "./compare";

const widths = { what: 26, expected: 34, got: 34 };
const shownRequests = 3;
const shownFindings = 12;

/** A report for the terminal: one line per difference with its requests, the most frequent first. */
export function reportText({ requestCount, findings, sameBuild, brotli }: Report): string {
  const notes = [
    lacksPolicy(findings, requestCount) &&
      "Most responses lack the headers of the policy: the host does not use the configuration of the build.",
    !sameBuild && "The pages are not those of the build in dist: compare with the build that was deployed.",
    !brotli && "The host sends no brotli: gzip was checked instead. docs/deploy.md says how to enable it.",
  ].filter(Boolean);
  if (findings.length === 0) return [`${requestCount} responses, all as expected.`, ...notes].join("\n");
  const differing = new Set(findings.flatMap(({ requests }) => requests)).size;
  const sorted = [...findings].sort((one, other) => other.requests.length - one.requests.length);
  const hidden = findings.length - shownFindings;
  return [
    row("what", "expected", "received"),
    row("-".repeat(widths.what), "-".repeat(widths.expected), "-".repeat(widths.got)),
    ...sorted.slice(0, shownFindings).map(findingText),
    ...(hidden > 0 ? [`and ${hidden} more differences`] : []),
    "",
    `${differing} of ${requestCount} responses differ.`,
    ...notes,
  ].join("\n");
}

function lacksPolicy(findings: readonly Finding[], requestCount: number): boolean {
  return findings.some(
    ({ what, got, requests }) => what in commonHeaders && got === "" && requests.length > requestCount / 2,
  );
}

function findingText({ what, expected, got, requests }: Finding): string {
  const named = requests.slice(0, shownRequests).join("; ");
  const more = requests.length > shownRequests ? `; and ${requests.length - shownRequests} more` : "";
  const [shownExpected, shownGot] = fromDifference(expected, got);
  return `${row(what, shownExpected || "(none)", shownGot || "(none)")}\n    ${named}${more}`;
}

/** Two long values, from shortly before the first difference. */
function fromDifference(expected: string, got: string): [string, string] {
  const same = firstDifference(expected, got);
  const start = same > 12 && expected.length > widths.expected ? same - 8 : 0;
  return start === 0 ? [expected, got] : [`…${expected.slice(start)}`, `…${got.slice(start)}`];
}

function row(what: string, expected: string, got: string): string {
  return `${cell(what, widths.what)}  ${cell(expected, widths.expected)}  ${cell(got, widths.got)}`.trimEnd();
}

function cell(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);
}
