import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { whmcsAnswer, whmcsFeedAnswer } from "./store-answers-fixture";

/** The keys that the store accepts. */
export const keys = { BILLING_USER: "identifier-4711", BILLING_KEY: "secret-0815-geheim" };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** All systems behind one address. `answer` takes the place of the usual answers. */
export async function startStore() {
  const store: { requests: string[]; answer?: Answer | undefined } = { requests: [] };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://store");
    store.requests.push(`${request.method} ${url.pathname}`);
    const body = new URLSearchParams(await text(request));
    if (store.answer) return store.answer(request, response);
    const { status, answer } = usualAnswer(url, request, body);
    response.statusCode = status;
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  // A busy machine may be slower than the usual five seconds between two requests.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(store, { address: `http://127.0.0.1:${port}/billing`, close });
}

function usualAnswer({ pathname, searchParams }: URL, { headers }: IncomingMessage, body: URLSearchParams) {
  const { BILLING_USER: user, BILLING_KEY: key } = keys;
  const refused = (status: number) => ({ status, answer: `Refused: ${headers.authorization} ${body}` });
  switch (pathname) {
    case "/billing/includes/api.php":
      if (body.get("identifier") !== user || body.get("secret") !== key) return refused(403);
      return { status: 200, answer: whmcsAnswer(body.get("pid")?.split(",")) };
    case "/billing/feeds/productsinfo.php": {
      const answer = whmcsFeedAnswer(searchParams.get("pid"), searchParams.get("billingcycle"));
      return { status: 200, answer };
    }
    default:
      return { status: 404, answer: "Not found" };
  }
}
