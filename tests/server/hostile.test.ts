import { afterAll } from "vitest";
import { startOurServer } from "../../delivery/conformance/real-hosts";
import { testHostileRequests } from "../host-contract/hostile-requests";
import { runningHost } from "../host-contract/running-host";
import { copySite } from "../host-contract/site-copy";

const copy = copySite({ withSecrets: true });
afterAll(copy.remove);

testHostileRequests(copy, runningHost(copy, startOurServer));
