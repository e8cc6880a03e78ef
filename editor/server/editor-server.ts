import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import send from "send";
import { visible } from "../../site/fault";
import type { PublishOptions, PublishResult } from "../publish/publish";
import { Refusal } from "../records/refusal";
import { type Editor, runAction } from "./actions";
import { pictureFile } from "./picture-files";
import { closedPage, openedPage, Session } from "./session";

type EditorOptions = Editor & {
  /** Called with an address that opens the editor once: when it has started, and whenever another one is needed. */
  onAddress: (address: string) => void;
  /** The folder with the built page. */
  page: string;
  publish: (options: PublishOptions) => Promise<PublishResult>;
};

const safeHeaders = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

/** The editor for the browser. It listens on this computer only. */
export function startEditorServer(options: EditorOptions, port = 0): Promise<Server> {
  const session = new Session((key) => {
    const { port } = server.address() as AddressInfo;
    options.onAddress(`http://127.0.0.1:${port}/?key=${key}`);
  });
  const server = createServer((request, response) => {
    answer(request, response, options, session).catch((error: Error) => {
      if (!(error instanceof Refusal)) console.error(error);
      const { faults, merged } = error as Partial<Refusal>;
      if (response.headersSent) response.end();
      else sendJson(response, faults ? 422 : 500, { error: visible(error.message), faults, merged });
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => {
      session.offerKey();
      resolve(server);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: EditorOptions,
  session: Session,
) {
  const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  response.setHeaders(new Headers(safeHeaders));
  const refusal = refusalOf(request, path);
  if (refusal) return sendJson(response, 403, { error: refusal });
  if (!session.isOpenIn(request)) {
    if (path !== "/") return sendJson(response, 403, { error: startedAgain });
    const cookie = session.cookieFor(request, searchParams.get("key"));
    if (cookie) return sendHtml(response.setHeader("Set-Cookie", cookie), 200, openedPage);
    session.offerKey();
    return sendHtml(response, 403, closedPage);
  }
  if (path === "/") return sendHtml(response, 200, readFileSync(join(options.page, "index.html"), "utf8"));
  if (path === "/api/records" || path === "/api/publish") {
    const body = await bodyOf(request);
    if (!body) {
      // The connection stays usable.
      request.resume();
      return sendJson(response, 413, { error: tooLarge });
    }
    const { action, params = {}, anyway } = Object(parsed(body));
    if (path === "/api/publish") return sendReport(response, options, anyway === true);
    return sendJson(response, 200, await runAction(options, action, params));
  }
  const missing = () => sendJson(response, 404, { error: "There is no such page." });
  const picture = pictureFile(options.store, path);
  if (picture)
    response
      .setHeader("Content-Type", picture.type)
      .setHeader("Content-Security-Policy", picturePolicy)
      .end(picture.source);
  else if (path.startsWith("/assets/"))
    send(request, path, { root: options.page, cacheControl: false }).on("error", missing).pipe(response);
  else missing();
}

const startedAgain =
  "The editor was started again. Open the address that the terminal shows in this browser: what you typed is kept.";
const largestBody = 8_000_000;
const tooLarge = "This is too large to be stored: the editor takes 8 MB at once.";

/** What a request sends; undefined if it is too large: the rest is not kept. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without the option the connection would be closed before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Refusal("The editor reads JSON only.");
  }
}

/** Why a request is not answered, or undefined. Only pages that the editor itself delivered may use it. */
function refusalOf({ method, headers, socket }: IncomingMessage, path: string) {
  const { host = "", origin, "content-type": type = "", "sec-fetch-site": site = "none" } = headers;
  // A name of someone else that leads to this computer (DNS rebinding) has another host.
  if (!["127.0.0.1", "localhost"].some((name) => host === `${name}:${socket.localPort}`))
    return "This is not the address of the editor.";
  const isRead = method === "GET" && !path.startsWith("/api/");
  // A link to the editor may be anywhere; one to a file of it, such as a picture with a script, may not.
  const isVisit = isRead && path === "/" && headers["sec-fetch-dest"] === "document";
  const isOwn = origin === undefined ? isRead : origin === `http://${host}`;
  if (!isOwn || !(isVisit || site === "same-origin" || site === "none"))
    return "Only the editor's own page may do this.";
  if (isRead) return undefined;
  return method === "POST" && /^application\/json\b/.test(type) ? undefined : "The editor reads JSON only.";
}

/** The editor loads nothing from elsewhere; the site is shown in a frame, from a port of its own for each language. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src http://127.0.0.1:*",
  // Another site that shows the editor in a frame could make the owner click in it.
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A picture may be opened by itself: whatever is in it runs and loads nothing, and is no page of the editor. */
const picturePolicy = "default-src 'none'; sandbox";

/** Sends what a publish does line by line, and how it ended, each as JSON. It is ended if the page is closed. */
async function sendReport(response: ServerResponse, { publish }: EditorOptions, anyway: boolean) {
  const interruption = new AbortController();
  response.on("close", () => interruption.abort());
  response.setHeader("Content-Type", "application/jsonl; charset=utf-8");
  const send = (part: string | PublishResult) => response.write(`${JSON.stringify(part)}\n`);
  send(await publish({ onLine: send, signal: interruption.signal, anyway }));
  response.end();
}

function sendHtml(response: ServerResponse, status: number, html: string) {
  response.statusCode = status;
  response
    .setHeader("Content-Type", "text/html; charset=utf-8")
    .setHeader("Content-Security-Policy", policy)
    .end(html);
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8").end(JSON.stringify(value));
}
