import { describe } from "vitest";
import type { Expectation } from "../../scripts/check-deploy/compare";
import { expectationsOf, withoutBrotli } from "../../scripts/check-deploy/expectations";
import { testConformance } from "../host-contract/conformance";
import { testHostileRequests, testWwwRedirect } from "../host-contract/hostile-requests";
import { describeHosts, runningHost } from "../host-contract/hosts";
import { copySite } from "../host-contract/site-copy";
import { cloudflarePages } from "./edge-hosts";

const copy = copySite();
const expectations = expectationsOf(copy.site, copy.record);

describeHosts(({ name, start, support: { brotli } }) => {
  const host = runningHost(start, { withSecrets: true });
  testConformance(name, brotli ? expectations : expectations.map(withoutBrotli), host);
  testHostileRequests(host);
  // nginx has this redirect once TLS is enabled: see nginx-tls.test.ts.
  if (name === "Caddy") testWwwRedirect(host);
});

describe("Cloudflare Pages", () => {
  const host = { send: cloudflarePages(copy.site), base: new URL("https://site.test") };
  testConformance("Cloudflare Pages", expectations.filter(isDecidedByFiles), () => host);
});

/** Encodings and ranges are handled by Cloudflare's network, not by files of the site. */
function isDecidedByFiles({ request: { headers = {} } }: Expectation): boolean {
  const accepted = headers["Accept-Encoding"];
  return (!accepted || accepted === "identity") && !headers.Range;
}
