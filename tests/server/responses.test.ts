import { expectationsOf } from "../../checks/deploy/expectations";
import { testConformance } from "../host-contract/conformance";
import { testHostileRequests, testWwwRedirect } from "../host-contract/hostile-requests";
import { runningHost, startOurServer } from "../host-contract/hosts";
import { copySite } from "../host-contract/site-copy";

const copy = copySite();
const server = runningHost(startOurServer, { withSecrets: true });

testConformance(expectationsOf(copy.site, copy.record), server);
testWwwRedirect(server);
testHostileRequests(server);
