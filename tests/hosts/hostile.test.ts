import { testHostileRequests } from "../host-contract/hostile-requests";
import { runningHost } from "../host-contract/running-host";
import { describeHosts } from "./describe-hosts";

describeHosts(({ start }) => testHostileRequests(runningHost(start, { withSecrets: true })));
