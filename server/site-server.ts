import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import type { BuildRecord } from "../build/build-record";
import {
  allowedMethods,
  canonicalRedirectStatus,
  notFoundText,
  redirects,
  replaceableFiles,
} from "../build/policy/policy";
import { looksLikeFile } from "../build/policy/site-rules";
import { type AccessLog, logWhenDone } from "./access-log";
import { rawAnswer, redirect, sendNotFoundPage, sendResource, sendText } from "./answer";
import { type Limits, limits as standardLimits } from "./limits";
import { replaceableFile } from "./replaceable-file";
import { parseTarget } from "./request-path";
import { readSiteTable } from "./site-table";

export type SiteServerOptions = {
  folder: string;
  record: BuildRecord;
  limits?: Limits;
  log?: AccessLog | undefined;
};

export type SiteServer = {
  server: Server;
  /** Takes nobody new, answers who is connected for the last time, and resolves when all are gone: in bounded time. */
  drain: () => Promise<void>;
};

const allow = ["Allow", allowedMethods.join(", ")];

/** Serves a built folder as the policy says. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { folder, record, limits = standardLimits, log } = options;
  const table = await readSiteTable(folder, record);
  const replaceable = new Map(replaceableFiles.map((url) => [url, replaceableFile(folder, url)]));
  let closing = false;

  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    noDelay: true,
    // Node would refuse those without a host by itself, and forget our headers.
    requireHostHeader: false,
  });
  server.timeout = limits.idleTimeout;
  server.on("request", answer);
  // Without this Node would invite the body of a request that is refused for its method.
  server.on("checkContinue", answer);
  server.on("connect", (_request, socket) => socket.end(rawAnswer(405, "Method Not Allowed", allow)));
  server.on("clientError", refuse);

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (log) logWhenDone(log, request, response);
    if (closing) response.setHeader("Connection", "close");

    if (!allowedMethods.some((method) => method === request.method)) {
      // A body that nobody wants is not waited for.
      response.setHeader("Connection", "close");
      return sendText(request, response, 405, "Method Not Allowed", allow);
    }
    const target = hasOneHost(request) ? parseTarget(request.url ?? "") : undefined;
    if (!target) return sendText(request, response, 400, "Bad Request");
    const { path, query } = target;
    if (path === "/healthz") return sendHealth(request, response);

    const rule = redirects.find(({ from }) => path === from || path.startsWith(`${from}/`));
    if (rule) return redirect(response, rule.status, rule.to);

    const page = table.moved.get(path);
    if (page) return redirect(response, canonicalRedirectStatus, page + query);

    const resource = table.resources.get(path);
    if (resource) return sendResource(request, response, resource);

    const read = replaceable.get(path);
    if (!read) return sendNotFound(request, response, path);
    read().then((current) => {
      if (current) sendResource(request, response, current);
      else sendNotFound(request, response, path);
    });
  }

  /** For whoever balances the load and keeps a connection for it: 503 as soon as no more is wanted here. */
  function sendHealth(request: IncomingMessage, response: ServerResponse) {
    sendText(request, response, closing ? 503 : 200, closing ? "closing" : "ok");
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string) {
    if (looksLikeFile(path)) sendText(request, response, 404, notFoundText);
    else sendNotFoundPage(request, response, table.notFound);
  }

  /** Closing the port resets connections that wait to be accepted, and a turn of the event loop accepts only one. */
  async function acceptWaiting() {
    let accepted: boolean;
    const onConnection = () => {
      accepted = true;
    };
    server.on("connection", onConnection);
    for (let turn = 0; turn < limits.waitingConnections; turn++) {
      accepted = false;
      // The second one: what is waiting is accepted between the two.
      for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
      if (!accepted) break;
    }
    server.off("connection", onConnection);
  }

  async function drain() {
    await acceptWaiting();
    // Not by the HTTP server's own `close`, which would at once disconnect clients that are about to ask again.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    // Only now: a client that is told to close its connection opens another one, which must not wait on this port.
    closing = true;
    const farewell = setTimeout(() => server.closeIdleConnections(), limits.farewell);
    const cutOff = setTimeout(() => server.closeAllConnections(), limits.drain);
    await closed;
    clearTimeout(farewell);
    clearTimeout(cutOff);
  }

  return { server, drain };
}

/** RFC 9112, 3.2; the protocol before had none. */
function hasOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  return headersDistinct.host?.length === 1 || (httpVersion === "1.0" && !headersDistinct.host);
}

const refusals: Readonly<Record<string, [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** What Node could not read as a request, or not in time. */
function refuse({ code = "" }: NodeJS.ErrnoException, socket: Duplex) {
  if (code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const [status, reason] = refusals[code] ?? [400, "Bad Request"];
  socket.end(rawAnswer(status, reason));
}
