import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ask, askServer } from "../../delivery/conformance/ask";
import { differencesOf } from "../../delivery/conformance/compare";
import type { Expectation } from "../../delivery/conformance/expectation";
import { expectationsOf } from "../../delivery/conformance/expectations";
import type { HostProcess } from "../../delivery/conformance/host-process";
import { cloudflarePages } from "./cloudflare-pages";
import { describeHosts } from "./describe-hosts";
import { knownReasons, sortDifferences } from "./known-differences";
import { copySite } from "./site-copy";

const copy = copySite();
afterAll(copy.remove);

const expectations = expectationsOf(copy.site, copy.record);

describeHosts(({ name, start }) => {
  let host: HostProcess | undefined;
  let ask: (Ask & { close: () => void }) | undefined;
  beforeAll(async () => {
    host = await start(copy);
    ask = askServer(host.base);
  });
  afterAll(async () => {
    ask?.close();
    await host?.stop();
  });
  conforms(name, expectations, (expectation) => {
    if (!host || !ask) throw new Error(`${name} has not started.`);
    return differencesOf(expectation, ask, host.base);
  });
});

describe("Cloudflare Pages", () => {
  const ask = cloudflarePages(copy.site);
  const decided = expectations.filter(isDecidedByFiles);
  conforms("Cloudflare Pages", decided, (expectation) =>
    differencesOf(expectation, ask, new URL("https://site.test")),
  );
});

/** The network in front compresses and cuts by itself. */
function isDecidedByFiles({ request: { headers = {} }, again }: Expectation): boolean {
  const accepted = headers["Accept-Encoding"];
  return (!accepted || accepted === "identity") && !headers.Range && again !== "If-Modified-Since";
}

function conforms(
  name: string,
  rows: readonly Expectation[],
  differences: (expectation: Expectation) => ReturnType<typeof differencesOf>,
) {
  const met = new Set<string>();
  test.each(rows)("$name", async (expectation) => {
    const { reasons, unknown } = sortDifferences(name, expectation, await differences(expectation));
    expect(unknown).toEqual([]);
    for (const reason of reasons) met.add(reason);
  });
  test("the differences we know of are still there", () => {
    expect([...met].sort()).toEqual(knownReasons(name).sort());
  });
}
