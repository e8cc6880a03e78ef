import { afterAll, describe } from "vitest";
import { differencesOf } from "../../scripts/check-deploy/compare";
import { type Expectation, withoutBrotli } from "../../scripts/check-deploy/expectation";
import { expectationsOf } from "../../scripts/check-deploy/expectations";
import { testConformance } from "../host-contract/conformance";
import { runningHost } from "../host-contract/running-host";
import { copySite } from "../host-contract/site-copy";
import { cloudflarePages } from "./cloudflare-pages";
import { describeHosts } from "./describe-hosts";

const copy = copySite();
afterAll(copy.remove);

const expectations = expectationsOf(copy.site, copy.record);

describeHosts(({ name, start }, { brotli }) => {
  const host = runningHost(start);
  testConformance(name, brotli ? expectations : expectations.map(withoutBrotli), (expectation) =>
    differencesOf(expectation, host().send, host().base),
  );
});

describe("Cloudflare Pages", () => {
  const send = cloudflarePages(copy.site);
  testConformance("Cloudflare Pages", expectations.filter(isDecidedByFiles), (expectation) =>
    differencesOf(expectation, send, new URL("https://site.test")),
  );
});

/** Encodings and ranges are handled by Cloudflare's network, not by files of the site. */
function isDecidedByFiles({ request: { headers = {} }, again }: Expectation): boolean {
  const accepted = headers["Accept-Encoding"];
  return (!accepted || accepted === "identity") && !headers.Range && again !== "If-Modified-Since";
}
