import type { BuildRecord } from "../../build/build-record";
import { commonHeaders } from "../../build/policy/policy";
import { expiryOf, securityTxtPath } from "../../build/policy/security-txt";
import { type Difference, differencesOf, firstDifference } from "./compare";
import { expectationsOf, withoutBrotli } from "./expectations";
import { httpClient } from "./http-client";

/** A difference, and the names of the requests that have it. */
type Finding = Difference & { requests: string[] };

type Report = {
  requestCount: number;
  findings: Finding[];
  sameBuild: boolean;
  /** False if the host sends gzip instead, such as nginx without an extra module. */
  brotli: boolean;
};

const concurrency = 4;
const day = 24 * 60 * 60 * 1000;
/** A security.txt that expires in fewer days has to be renewed, by a build. */
const renewalDays = 30;

/** Sends all requests of the expectations to a live site and compares the responses with the build. */
export async function checkDeploy(url: URL, site: string, record: BuildRecord, now: Date): Promise<Report> {
  const send = httpClient(url);
  const findings = new Map<string, Finding>();
  const addFinding = (name: string, difference: Difference) => {
    const key = JSON.stringify(difference);
    const finding = findings.get(key) ?? { ...difference, requests: [] };
    finding.requests.push(name);
    findings.set(key, finding);
  };

  // Hosts differ in their 416, and no browser requests such a range.
  const expectations = expectationsOf(site, record).filter(({ status }) => status !== 416);
  let brotli = true;
  try {
    // A host that cannot be reached throws here, and is reported once instead of for every request.
    const probe = await send({ path: "/", headers: { "Accept-Encoding": "gzip, br" } });
    brotli = probe.headers["content-encoding"] !== "gzip";
    const queue = brotli ? [...expectations] : expectations.map(withoutBrotli);
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          for (const difference of await differencesOf(next, send, url).catch(noResponse))
            addFinding(next.name, difference);
        }
      }),
    );
    const { body } = await send({ path: securityTxtPath });
    const expiry = expiryOf(body.toString());
    if (!expiry || expiry.getTime() < now.getTime() + renewalDays * day) {
      const expected = `a date more than ${renewalDays} days ahead`;
      const got = expiry?.toISOString() ?? "none";
      addFinding(`GET ${securityTxtPath}`, { what: "Expires", expected, got });
    }
  } finally {
    send.close();
  }
  const all = [...findings.values()];
  const sameBuild = !all.some(({ what, requests }) => what === "body" && requests.includes("GET /"));
  return { requestCount: expectations.length, findings: all, sameBuild, brotli };
}

function noResponse(error: Error): Difference[] {
  return [{ what: "response", expected: "a response", got: error.message }];
}

const widths = [26, 34, 34] as const;
const shownRequests = 3;
const shownFindings = 12;

/** A report for the terminal: one line per difference with its requests, the most frequent first. */
export function reportText({ requestCount, findings, sameBuild, brotli }: Report): string {
  const lacksPolicy = findings.some(
    ({ what, got, requests }) => what in commonHeaders && got === "" && requests.length > requestCount / 2,
  );
  const notes = [
    lacksPolicy &&
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
    row(...(widths.map((width) => "-".repeat(width)) as [string, string, string])),
    ...sorted.slice(0, shownFindings).map(findingText),
    ...(hidden > 0 ? [`and ${hidden} more differences`] : []),
    "",
    `${differing} of ${requestCount} responses differ.`,
    ...notes,
  ].join("\n");
}

function findingText({ what, expected, got, requests }: Finding): string {
  const named = requests.slice(0, shownRequests).join("; ");
  const more = requests.length > shownRequests ? `; and ${requests.length - shownRequests} more` : "";
  // Long values from shortly before the first difference.
  const same = firstDifference(expected, got);
  const start = same > 12 && expected.length > widths[1] ? same - 8 : 0;
  const shown = (value: string) => (start > 0 ? `…${value.slice(start)}` : value || "(none)");
  return `${row(what, shown(expected), shown(got))}\n    ${named}${more}`;
}

function row(...cells: [what: string, expected: string, got: string]): string {
  const cut = (text: string, width: number) =>
    text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
  return cells
    .map((text, column) => cut(text, widths[column] ?? 0))
    .join("  ")
    .trimEnd();
}
