import { expectationsOf, withoutBrotli } from "../../checks/deploy/expectations";
import { testConformance } from "../host-contract/conformance";
import { testHostileRequests, testWwwRedirect } from "../host-contract/hostile-requests";
import { describeHosts, runningHost } from "../host-contract/hosts";
import { copySite } from "../host-contract/site-copy";

const copy = copySite();
const allExpectations = expectationsOf(copy.site, copy.record);
/** Apache's own configuration refuses this with 403 before ours is applied. */
const refusedByApache = "/.htaccess";

describeHosts(({ name, start, support: { brotli } }) => {
  const host = runningHost(start, { withSecrets: true });
  const expectations =
    name === "Apache"
      ? allExpectations.filter(({ request }) => request.path !== refusedByApache)
      : allExpectations;
  testConformance(brotli ? expectations : expectations.map(withoutBrotli), host);
  testHostileRequests(host);
  // nginx has this redirect once TLS is enabled: see nginx-tls.test.ts.
  if (name === "Caddy") testWwwRedirect(host);
});
