import { describe } from "vitest";
import { findProgram } from "../../scripts/host-process";
import { caddySupport, startCaddy } from "../host-contract/caddy-host";
import { runningHost } from "../host-contract/running-host";
import { testWwwRedirect } from "../host-contract/www-redirect";

// nginx has this redirect once TLS is enabled: see nginx-tls.test.ts.
describe.skipIf(!caddySupport(findProgram("caddy")).usable)("Caddy", () =>
  testWwwRedirect(runningHost(startCaddy)),
);
