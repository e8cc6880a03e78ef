import { commonHeaders } from "../../build/policy/policy";
import type { Finding, Report } from "./check-deploy";

const widths = { what: 26, expected: 34, got: 34 };
const shownRequests = 3;
const shownFindings = 12;

/** A report for the terminal: a line for each difference, and the requests it was found in; the commonest first. */
export function reportText({ asked, findings, sameBuild, brotli }: Report): string {
  const withoutBrotli = brotli
    ? []
    : ["The host sends no brotli: gzip was checked in its place. docs/deploy.md says how to switch it on."];
  if (findings.length === 0) return [`${asked} answers, all as they should be.`, ...withoutBrotli].join("\n");
  const differing = new Set(findings.flatMap(({ requests }) => requests)).size;
  const commonest = [...findings].sort((one, other) => other.requests.length - one.requests.length);
  const hidden = findings.length - shownFindings;
  return [
    row("what", "should be", "is"),
    row("-".repeat(widths.what), "-".repeat(widths.expected), "-".repeat(widths.got)),
    ...commonest.slice(0, shownFindings).map(findingText),
    ...(hidden > 0 ? [`and ${hidden} more differences`] : []),
    "",
    `${differing} of ${asked} answers differ.`,
    ...(lacksPolicy(findings, asked)
      ? ["Most answers lack the policy's headers: the host has not read the configuration of the build."]
      : []),
    ...(sameBuild
      ? []
      : ["The pages there are not those of the build in dist: check against the build that was deployed."]),
    ...withoutBrotli,
  ].join("\n");
}

function lacksPolicy(findings: readonly Finding[], asked: number): boolean {
  return findings.some(
    ({ what, got, requests }) => what in commonHeaders && got === "" && requests.length > asked / 2,
  );
}

function findingText({ what, expected, got, requests }: Finding): string {
  const named = requests.slice(0, shownRequests).join("; ");
  const more = requests.length > shownRequests ? `; and ${requests.length - shownRequests} more` : "";
  const [shownExpected, shownGot] = fromDifference(expected, got);
  return `${row(what, shownExpected || "(none)", shownGot || "(none)")}\n    ${named}${more}`;
}

/** Two long values are shown from where they begin to differ. */
function fromDifference(expected: string, got: string): [string, string] {
  let same = 0;
  while (same < expected.length && expected[same] === got[same]) same++;
  const start = same > 12 && expected.length > widths.expected ? same - 8 : 0;
  return start === 0 ? [expected, got] : [`…${expected.slice(start)}`, `…${got.slice(start)}`];
}

function row(what: string, expected: string, got: string): string {
  return `${cell(what, widths.what)}  ${cell(expected, widths.expected)}  ${cell(got, widths.got)}`.trimEnd();
}

function cell(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);
}
