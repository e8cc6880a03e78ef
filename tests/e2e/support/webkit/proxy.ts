import { EventEmitter, once } from "node:events";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Answer = { status?: number; body?: string; contentType?: string; json?: unknown };
type Route = { continue: () => Promise<void>; fulfill: (answer: Answer) => Promise<void> };
export type RouteHandler = (route: Route) => unknown;

/** Not part of the site: the proxy adds this script to every page, and it reports errors to the same path. */
const errorsPath = "/errors-of-the-page.js";

function reportErrors(path: string) {
  document.currentScript?.remove();
  const report = (message: unknown) =>
    fetch(path, { method: "POST", body: String(message), keepalive: true });
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  // With capture: the error of a file that does not load is an event of its element, and has no message.
  addEventListener("error", (event) => report(event.message ?? `not loaded: ${event.target}`), true);
  document.addEventListener("securitypolicyviolation", (event) => report(`violation: ${event.blockedURI}`));
  const { error } = console;
  console.error = (...parts) => {
    report(parts.join(" "));
    error(...parts);
  };
}

/**
 * The HTTP proxy of one browser, because WebDriver reports no requests and no errors, and intercepts nothing. Emits
 * `request` and `console` with what the tests read of Playwright's events.
 */
export class BrowserProxy extends EventEmitter {
  readonly #routes: { files: string | RegExp; handler: RouteHandler }[] = [];
  #offline = false;
  /** Of the last page that was loaded. */
  pageStatus: number | undefined;
  readonly #server = createServer((asked, response) => this.#serve(asked, response));

  async listen(): Promise<number> {
    // The browser asks in this way for a connection to an https address: the tests need none.
    this.#server.on("connect", ({ url }, socket) => {
      this.#emitRequest("CONNECT", `https://${url}`, false);
      socket.destroy();
    });
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return (this.#server.address() as AddressInfo).port;
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Requests fail as without a connection. */
  setOffline(offline: boolean) {
    this.#offline = offline;
  }

  addRoute(files: string | RegExp, handler: RouteHandler) {
    if (typeof files === "string" && !files.startsWith("**/")) throw new Error(`No such route: ${files}`);
    this.#routes.push({ files, handler });
  }

  async #serve(asked: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = asked;
    if (new URL(url).pathname === errorsPath) {
      const message = await text(asked);
      if (message) this.emit("console", { type: () => "error", text: () => message });
      response.setHeader("content-type", "text/javascript");
      response.end(`(${reportErrors})("${errorsPath}")`);
      return;
    }
    if (this.#offline) return asked.socket.destroy();
    this.#emitRequest(method, url, headers.accept?.includes("text/html") ?? false);
    const route = this.#routes.findLast(({ files }) =>
      typeof files === "string" ? url.endsWith(files.slice(2)) : files.test(url),
    );
    if (!route) return this.#pass(asked, response);
    await route.handler({
      continue: async () => this.#pass(asked, response),
      fulfill: async ({ status = 200, json, body = JSON.stringify(json), contentType = "" }) => {
        response.writeHead(status, { "content-type": json ? "application/json" : contentType });
        response.end(body);
      },
    });
  }

  #emitRequest(method: string, url: string, navigation: boolean) {
    this.emit("request", { method: () => method, url: () => url, isNavigationRequest: () => navigation });
  }

  /** Passes a request on to the site, and adds the script to a page. */
  #pass(asked: IncomingMessage, response: ServerResponse) {
    const { "accept-encoding": _, ...headers } = asked.headers;
    const options = { method: asked.method, headers };
    const onward = forward(asked.url ?? "", options, async (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html") && answer.statusCode !== 304;
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      this.pageStatus = answer.statusCode;
      const { "content-length": _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      response.end((await text(answer)).replace("<head>", `<head><script src="${errorsPath}"></script>`));
    });
    onward.on("error", () => response.destroy());
    asked.pipe(onward);
  }
}
