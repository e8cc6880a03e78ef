import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import type { Headers } from "../../render/policy/policy";

export type SiteRequest = { method?: string; path: string; headers?: Headers };
export type SiteResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request to a server, or to a model of one. */
export type SendRequest = (request: SiteRequest) => Promise<SiteResponse>;

/** Milliseconds without a byte. */
const timeout = 30_000;

/** A client of the server at `base`. Paths are sent as they are written; `fetch` would normalise them. */
export function httpClient(base: URL): SendRequest & { close: () => void } {
  const { Agent, request: createRequest } = base.protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true });
  function send({ method = "GET", path, headers = {} }: SiteRequest): Promise<SiteResponse> {
    return new Promise((resolve, reject) => {
      const request = createRequest(base, { method, path, headers, agent, timeout }, (response) => {
        const { statusCode: status = 0, headers: received } = response;
        buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
      });
      request.on("timeout", () => request.destroy(new Error(`no response within ${timeout / 1000} s`)));
      request.on("error", reject);
      request.end();
    });
  }
  return Object.assign(send, { close: () => agent.destroy() });
}
