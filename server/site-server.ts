import { createServer, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Build } from "../build/build-record";
import {
  allowedMethods,
  canonicalRedirectStatus,
  notFoundText,
  redirects,
  wwwRedirect,
} from "../build/policy/policy";
import { bareHeaders, looksLikeFile } from "../build/policy/site-rules";
import { type AccessLog, logWhenClosed } from "./access-log";
import { trackConnections } from "./connections";
import { type Handler, inTurn } from "./in-turn";
import { type Limits, limits as standardLimits } from "./limits";
import { hasOneHost, isWww, parseTarget } from "./request-target";
import { redirect, sendErrorPage, sendFailure, sendFile, sendText, setHeaders } from "./responses";
import { listSiteFiles } from "./site-files";

export type SiteServerOptions = Build & {
  limits?: Limits;
  log?: AccessLog | undefined;
};

/** Serves a built folder with the headers, redirects and errors of the policy. */
export async function createSiteServer(options: SiteServerOptions) {
  const { limits = standardLimits, log } = options;
  let site = await listSiteFiles(options);
  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    noDelay: true,
    // Node would refuse these requests without the headers of the policy.
    requireHostHeader: false,
  });
  server.timeout = limits.idleTimeout;
  // Node's name for: a client that has closed its sending side still receives the response. Not in its types.
  Object.assign(server, { httpAllowHalfOpen: true });
  const { track, isBusy, isClosing, drain } = trackConnections(server, limits);
  const onRequest = listener(handleRequest);
  server.on("request", onRequest);
  // Without a listener Node sends 100 Continue for a POST that is going to be refused.
  server.on("checkContinue", onRequest);
  server.on(
    "checkExpectation",
    listener((_, response) => sendText(response, 417)),
  );
  server.on("connect", refuseTunnel);
  server.on("clientError", refuse);

  /** Whatever a handler throws, the process goes on. */
  function listener(handle: Handler): Handler {
    return inTurn((request, response) => {
      setHeaders(response, bareHeaders);
      track(response);
      if (log) logWhenClosed(log, request, response);
      try {
        handle(request, response);
      } catch (error) {
        sendFailure(response, error as Error);
      }
    }, limits.pipelined);
  }

  function handleRequest(request: IncomingMessage, response: ServerResponse) {
    if (!allowedMethods.some((method) => method === request.method)) return refuseMethod(response);
    const target = hasOneHost(request) ? parseTarget(request.url ?? "") : undefined;
    if (!target) return sendText(response, 400);
    const { path, query, sent } = target;
    if (isWww(request)) return redirect(response, wwwRedirect.status, wwwRedirect.to + sent);
    // A load balancer that keeps a connection for this sends no more visitors after the 503.
    if (path === "/healthz")
      return sendText(response, isClosing() ? 503 : 200, isClosing() ? "closing" : "ok");

    const rule = redirects.find(({ from }) => path === from || path.startsWith(`${from}/`));
    if (rule) return redirect(response, rule.status, rule.to);
    // Not from another build if that is loaded before the response is sent.
    const { folder, files, aliases, notFound } = site;
    const page = aliases.get(path);
    if (page) return redirect(response, canonicalRedirectStatus, page + query);

    const sendMissing = () => sendText(response, 404, notFoundText);
    const sendNotFound = () => {
      if (looksLikeFile(path)) return sendMissing();
      response.statusCode = 404;
      sendFile(request, response, folder, notFound, sendMissing);
    };
    const file = files.get(path);
    if (file) sendFile(request, response, folder, file, sendNotFound);
    else sendNotFound();
  }

  /** CONNECT. Node gives its socket away, even while a response is being sent on it. */
  function refuseTunnel(request: IncomingMessage, socket: Duplex) {
    if (isBusy(socket as Socket)) socket.destroy();
    else refuseMethod(bareResponse(request, socket as Socket));
  }

  function refuseMethod(response: ServerResponse) {
    setHeaders(response, { Allow: allowedMethods.join(", "), Connection: "close" });
    sendText(response, 405);
  }

  /** A request that Node could not parse, or not in time. */
  function refuse({ code }: NodeJS.ErrnoException, socket: Socket) {
    if (code === "ECONNRESET" || isBusy(socket)) return socket.destroy();
    // The rest of a request that has been refused.
    if (!socket.writable) return;
    const response = bareResponse(new IncomingMessage(socket), socket);
    if (code === "HPE_HEADER_OVERFLOW") {
      const size = `${limits.headBytes / 1024} KB`;
      sendErrorPage(
        response,
        431,
        `The address or the cookies that your browser sent are longer than ${size}.`,
      );
    } else sendText(response, code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400);
  }

  /** A response outside of Node's own request handling, after which the connection is closed. */
  function bareResponse(request: IncomingMessage, socket: Socket): ServerResponse {
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once("finish", () => {
      socket.end();
      // Not destroyed at once: the client may still be sending, and a reset would discard the response.
      setTimeout(() => socket.destroy(), limits.lingerTimeout).unref();
    });
    return response;
  }

  /** Serves another build from the next request on. */
  async function reload(build: Build) {
    site = await listSiteFiles(build);
  }

  return { server, drain, reload };
}
