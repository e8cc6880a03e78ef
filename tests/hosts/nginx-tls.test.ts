import { execFileSync } from "node:child_process";
import { get as httpGet, type IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { policyOf } from "../../render/policy/policy";
import { findProgram } from "../../scripts/host-process";
import { nginxSupport, startNginxWithTls } from "../host-contract/nginx-host";
import { copySite } from "../host-contract/site-copy";

const openssl = findProgram("openssl");

/** Writes a self-signed certificate, with the file names of certbot. */
function writeCertificate(folder: string) {
  const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "ec"];
  const curve = ["-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const output = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync(openssl ?? "", ["req", "-x509", ...subject, ...curve, ...output], { stdio: "pipe" });
}

describe.skipIf(!nginxSupport().usable || !openssl)("nginx with TLS enabled", () => {
  const copy = copySite();
  let host: Awaited<ReturnType<typeof startNginxWithTls>>;
  beforeAll(async () => {
    writeCertificate(copy.folder);
    host = await startNginxWithTls(copy);
  });
  afterAll(() => host?.stop());

  /** Status and headers; the certificate is self-signed. */
  function headOf(base: URL, path: string, name = "127.0.0.1") {
    const get = base.protocol === "https:" ? httpsGet : httpGet;
    const url = new URL(path, base);
    return new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { headers: { Host: name }, rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(response);
      }).on("error", reject);
    });
  }
  const { commonHeaders } = policyOf(copy.record);
  const strict = { "strict-transport-security": commonHeaders["Strict-Transport-Security"] };

  test("pages are served with HTTPS", async () => {
    const { statusCode, headers } = await headOf(host.secureBase, "/about");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(strict);
  });

  test.each([
    ["http", "127.0.0.1", {}],
    ["http", "www.127.0.0.1", {}],
    ["https", "www.127.0.0.1", strict],
  ])("%s on %s redirects to the canonical address", async (protocol, name, more) => {
    const base = protocol === "https" ? host.secureBase : host.base;
    const { statusCode, headers } = await headOf(base, "/games?x=1", name);
    expect(statusCode).toBe(301);
    expect(headers).toMatchObject({ location: "https://127.0.0.1/games?x=1", ...more });
  });
});
