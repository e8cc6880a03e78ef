import { startOurServer } from "../host-contract/real-hosts";
import { runningHost } from "../host-contract/running-host";
import { testWwwRedirect } from "../host-contract/www-redirect";

testWwwRedirect(runningHost(startOurServer));
