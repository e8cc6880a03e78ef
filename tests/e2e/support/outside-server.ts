import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { outsideAddresses } from "../../../build/policy/policy";
import { test as base } from "./site-test";

type OutsideServer = {
  port: number;
  /** How it answers. Without one it closes the connection. */
  answer: RequestListener | undefined;
  /** The address of every request so far, without its query. */
  requests: string[];
};

/** A key that protects nothing, so that the server has the addresses of the records, which begin with https://. */
const certificate = readFileSync(new URL("outside-server.pem", import.meta.url));

/** The tests of what a page asks other servers for: this one is all of them. */
export const test = base.extend<object, { outside: OutsideServer }>({
  ignoreHTTPSErrors: true,
  outside: [
    // Playwright wants the names of fixtures here, at least one.
    async ({ browserName: _ }, use) => {
      const outside: OutsideServer = { port: 0, answer: undefined, requests: [] };
      const server = createServer({ key: certificate, cert: certificate }, (request, response) => {
        const { pathname } = new URL(request.url ?? "", "https://outside");
        outside.requests.push(`https://${request.headers.host}${pathname}`);
        if (!outside.answer) return request.socket.destroy();
        response.setHeader("Access-Control-Allow-Origin", "*");
        response.setHeader("Timing-Allow-Origin", "*");
        outside.answer(request, response);
      });
      await once(server.listen(0, "127.0.0.1"), "listening");
      outside.port = (server.address() as AddressInfo).port;
      await use(outside);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, outside }, use) => {
      const hosts = new Set(outsideAddresses.map((url) => new URL(url).hostname));
      const rules = [...hosts].map((host) => `MAP ${host}:443 127.0.0.1:${outside.port}`);
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(",")}`];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});
