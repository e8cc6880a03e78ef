import type { BuildRecord } from "../../render/build-record";
import { type Difference, differencesOf } from "./compare";
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

/** Sends all requests of the expectations to a live site and compares the responses with the build. */
export async function checkDeploy(url: URL, site: string, record: BuildRecord): Promise<Report> {
  const send = httpClient(url);
  const expectations = expectationsOf(site, record);
  const found = new Map<string, Finding>();
  try {
    // A host that cannot be reached throws here, and is reported once instead of for every request.
    const probe = await send({ path: "/", headers: { "Accept-Encoding": "gzip, br" } });
    const brotli = probe.headers["content-encoding"] !== "gzip";
    const queue = brotli ? [...expectations] : expectations.map(withoutBrotli);
    const sendQueue = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        for (const difference of await differencesOf(next, send, url).catch(noResponse)) {
          const key = JSON.stringify(difference);
          const requests = [...(found.get(key)?.requests ?? []), next.name];
          found.set(key, { ...difference, requests });
        }
    };
    await Promise.all(Array.from({ length: concurrency }, sendQueue));
    const findings = [...found.values()];
    const sameBuild = !findings.some(({ what, requests }) => what === "body" && requests.includes("GET /"));
    return { requestCount: expectations.length, findings, sameBuild, brotli };
  } finally {
    send.close();
  }
}

function noResponse(error: Error): Difference[] {
  return [{ what: "response", expected: "a response", got: error.message }];
}

const shownRequests = 3;

/** A report for the terminal: each difference with its requests, the most frequent first. */
export function reportText({ requestCount, findings, sameBuild, brotli }: Report): string {
  const differing = new Set(findings.flatMap(({ requests }) => requests)).size;
  const sorted = [...findings].sort((one, other) => other.requests.length - one.requests.length);
  const lines = [
    ...sorted.map(findingText),
    findings.length === 0
      ? `${requestCount} responses, all as expected.`
      : `${differing} of ${requestCount} responses differ.`,
  ];
  if (!sameBuild)
    lines.push("The pages are not those of the build in dist: compare with the build that was deployed.");
  if (!brotli)
    lines.push("The host sends no brotli: gzip was checked instead. docs/deploy.md says how to enable it.");
  return lines.join("\n");
}

function findingText({ what, expected, got, requests }: Finding): string {
  const more = requests.length > shownRequests ? `; and ${requests.length - shownRequests} more` : "";
  return `${what}
    expected  ${expected || "(none)"}
    received  ${got || "(none)"}
    ${requests.slice(0, shownRequests).join("; ")}${more}
`;
}
