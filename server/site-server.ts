import { createServer, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Build } from "../render/build-record";
import { withQuery } from "../render/policy/moved-addresses";
import { allowedMethods, canonicalRedirectStatus, notFoundText } from "../render/policy/policy";
import { looksLikeFile } from "../render/policy/site-rules";
import { inTurn, trackConnections } from "./connections";
import { type Limits, limits as standardLimits } from "./limits";
import { type AccessLog, logFailure, logResponse } from "./logs";
import { readTarget } from "./request-target";
import { redirect, sendFailure, sendFile, sendText, sendUnavailable, setHeaders } from "./responses";
import { listSiteFiles } from "./site-files";

export type SiteServerOptions = Build & {
  limits?: Limits;
  log?: AccessLog | undefined;
};

/** Statuses of requests that Node could not parse, or not in time, by the code of its error. All others are 400. */
const refusals: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_VERSION: 505,
  HPE_PAUSED_H2_UPGRADE: 505,
};

/** Serves a built folder with the headers, redirects and errors of the policy. */
export async function createSiteServer(options: SiteServerOptions) {
  const { limits = standardLimits, log } = options;
  let site = await listSiteFiles(options);
  const server = createServer({
    headersTimeout: limits.headTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    noDelay: true,
    // Node would refuse these requests without the headers of the policy.
    requireHostHeader: false,
  });
  // Node renews it once for a client that stops reading: what was sent before counts as progress.
  server.timeout = limits.idleTimeout / 2;
  // Node's name for: a client that has closed its sending side still receives the response. Not in its types.
  Object.assign(server, { httpAllowHalfOpen: true });
  const { track, isBusy, isClosing, drain } = trackConnections(server, limits);
  const onRequest = inTurn(answer, limits.pipelined);
  // Without listeners Node would send 100 Continue for a POST that is going to be refused, and its own 417.
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, onRequest);
  server.on("clientError", refuse);

  /** Whatever goes wrong, the process goes on. */
  function answer(request: IncomingMessage, response: ServerResponse) {
    setHeaders(response, site.policy.bareHeaders);
    track(request, response);
    if (log) logResponse(log, response);
    try {
      handleRequest(request, response);
    } catch (error) {
      sendFailure(response, error as Error);
    }
  }

  function handleRequest(request: IncomingMessage, response: ServerResponse) {
    if (request.httpVersionMajor !== 1) {
      response.setHeader("Connection", "close");
      return sendText(response, 505);
    }
    if (!allowedMethods.some((method) => method === request.method)) {
      setHeaders(response, { Allow: allowedMethods.join(", "), Connection: "close" });
      return sendText(response, 405);
    }
    const target = readTarget(request.url);
    if (!target || !hasOneHost(request)) return sendText(response, 400);
    const { path: sentPath, query } = target;
    const { redirects, wwwRedirect } = site.policy;
    if (hostOf(request) === wwwRedirect.host)
      return redirect(response, wwwRedirect.status, wwwRedirect.to + sentPath + query);
    const path = decodePath(sentPath);
    // Not from another build if that is loaded before the response is sent.
    const { folder, files, pagePaths, moved, notFoundAt, isGone } = site;
    // A load balancer that keeps a connection for this sends no more visitors after the 503.
    if (path === "/healthz" && isClosing()) return sendText(response, 503);
    if (path === "/healthz") return isGone() ? sendGone() : sendText(response, 200, "ok");

    // Capital letters count in the addresses of an old site only.
    const { status, to } = moved.get(path) ?? {};
    if (status && to) return redirect(response, status, withQuery(to, query));
    const lowerCase = path.toLowerCase();
    const rule = redirects.find(({ from }) => lowerCase === from || lowerCase.startsWith(`${from}/`));
    if (rule) return redirect(response, rule.status, rule.to);
    const page = pagePaths.get(lowerCase);
    if (page && page !== sentPath) return redirect(response, canonicalRedirectStatus, page + query);

    function sendGone() {
      logFailure(`The build in ${folder} was removed: every page is a 503 until a build is there again.`);
      sendUnavailable(response, "The site is being updated. Please try again in a few minutes.");
    }
    const sendMissing = () => (isGone() ? sendGone() : sendText(response, 404, notFoundText));
    const sendNotFound = () => {
      if (looksLikeFile(path)) return sendMissing();
      response.statusCode = 404;
      sendFile(request, response, folder, notFoundAt(path), sendMissing);
    };
    const file = files.get(path);
    if (file) sendFile(request, response, folder, file, sendNotFound);
    else sendNotFound();
  }

  /** A request outside of Node's own request handling, after whose response the connection is closed. */
  function refuse({ code = "" }: NodeJS.ErrnoException, socket: Socket) {
    if (code === "ECONNRESET" || isBusy(socket)) return socket.destroy();
    // The rest of a request that has been refused.
    if (!socket.writable) return;
    const response = new ServerResponse(new IncomingMessage(socket));
    response.shouldKeepAlive = false;
    setHeaders(response, site.policy.bareHeaders);
    response.assignSocket(socket);
    if (log) logResponse(log, response, "finish");
    response.once("finish", () => {
      socket.end();
      // Not destroyed at once: the client may still be sending, and a reset would discard the response.
      setTimeout(() => socket.destroy(), limits.lingerTimeout).unref();
    });
    sendText(response, refusals[code] ?? 400);
  }

  /** Serves another build from the next request on. */
  async function reload(build: Build) {
    site = await listSiteFiles(build);
  }

  return { server, drain, reload };
}

/** RFC 9112, 3.2. HTTP/1.0 has no Host header. */
function hasOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  return headersDistinct.host?.length === 1 || (httpVersion === "1.0" && !headersDistinct.host);
}

function hostOf({ headers }: IncomingMessage): string | undefined {
  return headers.host?.toLowerCase().replace(/:\d+$/, "");
}

/** A path that cannot be decoded is returned unchanged: no file has it, so the response is the 404 page. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
