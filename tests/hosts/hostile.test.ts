import { afterAll } from "vitest";
import { testHostileRequests } from "../host-contract/hostile-requests";
import { runningHost } from "../host-contract/running-host";
import { copySite } from "../host-contract/site-copy";
import { describeHosts } from "./describe-hosts";

const copy = copySite({ withSecrets: true });
afterAll(copy.remove);

describeHosts(({ start }) => testHostileRequests(copy, runningHost(copy, start)));
