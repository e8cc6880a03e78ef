import type { BuildRecord } from "../../build/build-record";
import { expiryOf, securityTxtPath } from "../../build/policy/security-txt";
import { type Difference, differencesOf } from "./compare";
import { withoutBrotli } from "./expectation";
import { expectationsOf } from "./expectations";
import { httpClient } from "./http-client";

/** A difference, and every request it was found in. */
export type Finding = Difference & { requests: string[] };

export type Report = {
  asked: number;
  findings: Finding[];
  sameBuild: boolean;
  /** False where the host sends gzip in its place, as nginx does without a further module. */
  brotli: boolean;
};

const atOnce = 4;
const day = 24 * 60 * 60 * 1000;
/** Days before its end at which a security.txt is to be renewed, by a build. */
const renewalDays = 30;

/** Asks a live site everything that has to hold of a host, against the build that should be there. */
export async function checkDeploy(url: URL, site: string, record: BuildRecord, now: Date): Promise<Report> {
  const send = httpClient(url);
  const findings = new Map<string, Finding>();
  const note = (name: string, difference: Difference) => {
    const key = JSON.stringify(difference);
    const finding = findings.get(key) ?? { ...difference, requests: [] };
    finding.requests.push(name);
    findings.set(key, finding);
  };

  // How a part beyond the end is refused is each host's own way, and no browser asks for one.
  const expectations = expectationsOf(site, record).filter(({ status }) => status !== 416);
  let brotli = true;
  try {
    // A host that cannot be reached at all is reported once, not for every request.
    const encodings = await send({ path: "/", headers: { "Accept-Encoding": "gzip, br" } });
    brotli = encodings.headers["content-encoding"] !== "gzip";
    const waiting = brotli ? [...expectations] : expectations.map(withoutBrotli);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          for (const difference of await differencesOf(next, send, url).catch(noAnswer))
            note(next.name, difference);
        }
      }),
    );
    const { body } = await send({ path: securityTxtPath });
    const expiry = expiryOf(body.toString());
    if (!expiry || expiry.getTime() < now.getTime() + renewalDays * day) {
      const expected = `a date more than ${renewalDays} days ahead`;
      note(`${securityTxtPath} is there`, {
        what: "Expires",
        expected,
        got: expiry?.toISOString() ?? "none",
      });
    }
  } finally {
    send.close();
  }
  const sameBuild = ![...findings.values()].some(
    ({ what, requests }) => what === "body" && requests.includes("/ is there"),
  );
  return { asked: expectations.length, findings: [...findings.values()], sameBuild, brotli };
}

function noAnswer(error: Error): Difference[] {
  return [{ what: "answer", expected: "one", got: error.message }];
}
