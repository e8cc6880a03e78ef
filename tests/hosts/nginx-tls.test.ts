import { get as httpGet, type IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commonHeaders } from "../../build/policy/policy";
import { findProgram } from "../../scripts/host-process";
import { nginxSupport, startNginxWithTls } from "../host-contract/nginx-host";
import { copySite } from "../host-contract/site-copy";
import { writeCertificate } from "./certificate";

const usable = nginxSupport(findProgram("nginx")).usable && findProgram("openssl") !== undefined;

describe.skipIf(!usable)("nginx with TLS enabled", () => {
  let copy: ReturnType<typeof copySite>;
  let host: Awaited<ReturnType<typeof startNginxWithTls>>;
  beforeAll(async () => {
    copy = copySite();
    writeCertificate(copy.folder);
    host = await startNginxWithTls(copy, copy.folder);
  });
  afterAll(async () => {
    await host?.stop();
    copy?.remove();
  });

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
  const strict = { "strict-transport-security": commonHeaders["Strict-Transport-Security"] };

  test("pages are served with HTTPS", async () => {
    const { statusCode, headers } = await headOf(host.secureBase, "/about");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(strict);
  });

  test.each(["127.0.0.1", "www.127.0.0.1"])("HTTP on %s redirects to the canonical address", async (name) => {
    const { statusCode, headers } = await headOf(host.base, "/games?x=1", name);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe("https://127.0.0.1/games?x=1");
  });

  test("HTTPS on www redirects to the canonical address, with Strict-Transport-Security", async () => {
    const { statusCode, headers } = await headOf(host.secureBase, "/games?x=1", "www.127.0.0.1");
    expect(statusCode).toBe(301);
    expect(headers).toMatchObject({ location: "https://127.0.0.1/games?x=1", ...strict });
  });
});
