import { testHostileRequests } from "../host-contract/hostile-requests";
import { startOurServer } from "../host-contract/real-hosts";
import { runningHost } from "../host-contract/running-host";

testHostileRequests(runningHost(startOurServer, { withSecrets: true }));
