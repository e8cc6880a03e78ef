import { afterAll } from "vitest";
import { differencesOf } from "../../scripts/check-deploy/compare";
import { expectationsOf } from "../../scripts/check-deploy/expectations";
import { testConformance } from "../host-contract/conformance";
import { startOurServer } from "../host-contract/real-hosts";
import { runningHost } from "../host-contract/running-host";
import { copySite } from "../host-contract/site-copy";

const copy = copySite();
afterAll(copy.remove);

const server = runningHost(startOurServer);
testConformance("our server", expectationsOf(copy.site, copy.record), (expectation) =>
  differencesOf(expectation, server().send, server().base),
);
