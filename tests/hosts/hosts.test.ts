import { expectationsOf, withoutBrotli } from "../../scripts/check-deploy/expectations";
import { testConformance } from "../host-contract/conformance";
import { testHostileRequests, testWwwRedirect } from "../host-contract/hostile-requests";
import { describeHosts, runningHost } from "../host-contract/hosts";
import { copySite } from "../host-contract/site-copy";

const copy = copySite();
const expectations = expectationsOf(copy.site, copy.record);

describeHosts(({ name, start, support: { brotli } }) => {
  const host = runningHost(start, { withSecrets: true });
  testConformance(name, brotli ? expectations : expectations.map(withoutBrotli), host);
  testHostileRequests(host);
  // nginx has this redirect once TLS is enabled: see nginx-tls.test.ts.
  if (name === "Caddy") testWwwRedirect(host);
});
