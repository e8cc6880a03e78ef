import { startOurServer } from "../../delivery/conformance/real-hosts";
import { testHostileRequests } from "../host-contract/hostile-requests";
import { runningHost } from "../host-contract/running-host";

testHostileRequests(runningHost(startOurServer, { withSecrets: true }));
