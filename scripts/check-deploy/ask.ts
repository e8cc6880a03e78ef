import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { SiteRequest } from "./expectation";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Something that answers requests: a server at an address, or a model of one. */
export type Ask = (request: SiteRequest) => Promise<Answer>;

/** Milliseconds without a byte. */
const patience = 30_000;

/** Asks the server at an address. Paths are sent just as they are written: `fetch` would tidy them up first. */
export function askServer(base: URL): Ask & { close: () => void } {
  const secure = base.protocol === "https:";
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;

  function ask({ method = "GET", path, headers = {} }: SiteRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = base;
      const host = hostname.replace(/^\[(.*)\]$/, "$1");
      const asked = send({ host, port, method, path, headers, agent, timeout: patience }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const { statusCode = 0, headers: received } = answer;
          resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
        });
      });
      asked.on("timeout", () => asked.destroy(new Error(`no answer within ${patience / 1000} s`)));
      asked.on("error", reject);
      asked.end();
    });
  }
  return Object.assign(ask, { close: () => agent.destroy() });
}
