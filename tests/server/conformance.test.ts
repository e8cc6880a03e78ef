import { afterAll } from "vitest";
import { differencesOf } from "../../delivery/conformance/compare";
import { expectationsOf } from "../../delivery/conformance/expectations";
import { startOurServer } from "../../delivery/conformance/real-hosts";
import { testConformance } from "../host-contract/conformance";
import { runningHost } from "../host-contract/running-host";
import { copySite } from "../host-contract/site-copy";

const copy = copySite();
afterAll(copy.remove);

const server = runningHost(startOurServer);
testConformance("our server", expectationsOf(copy.site, copy.record), (expectation) =>
  differencesOf(expectation, server().ask, server().base),
);
