import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectFolder } from "../../build/project-folder";

/** Answers in the shapes that the documentation and the source of each system give them. */
export const billingFolder = join(projectFolder, "tests/fixtures/billing");

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
export function recorded(file: string): any {
  return JSON.parse(readFileSync(join(billingFolder, file), "utf8"));
}

/** The keys that the store accepts. */
export const keys = { BILLING_USER: "identifier-4711", BILLING_KEY: "secret-0815-geheim" };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** All systems behind one address. `answer` takes the place of the recorded answers. */
export async function startStore() {
  const store: { requests: string[]; answer?: Answer | undefined } = { requests: [] };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://store");
    store.requests.push(`${request.method} ${url.pathname}`);
    const body = new URLSearchParams(await text(request));
    if (store.answer) return store.answer(request, response);
    const { status, answer } = recordedAnswer(url, request, body);
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

function recordedAnswer(url: URL, { headers }: IncomingMessage, body: URLSearchParams) {
  const { BILLING_USER: user, BILLING_KEY: key } = keys;
  const refused = (message: string) => ({ status: 401, answer: { message } });
  switch (url.pathname) {
    case "/billing/includes/api.php": {
      if (body.get("identifier") !== user || body.get("secret") !== key)
        return { status: 403, answer: { result: "error", message: `Authentication Failed for ${body}` } };
      const { products, ...rest } = recorded("whmcs.json");
      const asked = (body.get("pid") ?? "").split(",");
      const found = products.product.filter(({ pid }: { pid: number }) => asked.includes(String(pid)));
      return { status: 200, answer: { ...rest, totalresults: found.length, products: { product: found } } };
    }
    case "/billing/feeds/productsinfo.php": {
      const name = `${url.searchParams.get("pid")} ${url.searchParams.get("billingcycle")}`;
      return {
        status: 200,
        answer: recorded("whmcs-feed.json")[name] ?? "document.write('Product ID Not Found');",
      };
    }
    case "/billing/api/v1/admin/products":
      if (headers.authorization !== `Bearer ${key}`)
        return refused(`The provided API key is invalid or has been disabled. ${headers.authorization}`);
      return { status: 200, answer: recorded(`paymenter-${url.searchParams.get("page")}.json`) };
    case "/billing/api/packages/get.json": {
      if (headers["blesta-api-user"] !== user || headers["blesta-api-key"] !== key)
        return refused("The authorization details given appear to be invalid.");
      const product = url.searchParams.get("package_id") ?? "";
      return { status: 200, answer: recorded("blesta.json")[product] ?? { response: false } };
    }
    default:
      return { status: 404, answer: "Not found" };
  }
}
