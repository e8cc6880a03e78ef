import { expect, test } from "vitest";
import { commonHeaders, wwwRedirect } from "../../build/policy/policy";
import type { RunningHost } from "./running-host";

const { host: name, status, to } = wwwRedirect;

export function testWwwRedirect(host: () => RunningHost) {
  test.each([
    [name, "/"],
    [name, "/games?x=1&y=%20"],
    [name, "/a%20b/%C3%B6.pdf"],
    [name.toUpperCase(), "/about"],
    [name, "//evil.example/"],
  ])("%s%s redirects to the same path of the domain itself", async (Host, path) => {
    const response = await host().send({ path, headers: { Host } });
    expect(response.status).toBe(status);
    expect(response.headers.location).toBe(to + path);
    const strict = "Strict-Transport-Security";
    expect(response.headers[strict.toLowerCase()]).toBe(commonHeaders[strict]);
  });
}
