import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Outcome, PublishOptions } from "../publish/publish";
import type { RecordStore } from "../records/record-store";
import { Refusal } from "../records/refusal";
import { runAction } from "./backend-actions";
import { editorFile } from "./editor-files";
import { refuseRequest } from "./refuse-request";

export type EditorOptions = {
  store: RecordStore;
  /** In the editor's page; every action needs it. */
  token: string;
  /** The address of the development server. */
  site: string;
  /** The configuration of the editor, when a page is opened. */
  config: () => object;
  publish: (options: PublishOptions) => Promise<Outcome>;
};

/** Many pictures of up to 2 MB, a third longer in base64. */
const longestBody = 50_000_000;

/** The editor for the browser. It listens on this computer only. */
export function startEditorServer(options: EditorOptions, port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: Error) => {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) console.error(error);
      if (!response.headersSent) sendJson(response, isRefusal ? 422 : 500, { error: error.message });
      else response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, options: EditorOptions) {
  const { port } = request.socket.address() as AddressInfo;
  const { method = "GET", headers } = request;
  const { pathname: path } = new URL(request.url ?? "/", "http://127.0.0.1");
  const refusal = refuseRequest({ method, path, headers }, port, options.token);
  if (refusal) return sendJson(response, 403, { error: refusal });

  if (method === "GET") {
    const file = editorFile(path, options);
    if (!file) return sendJson(response, 404, { error: "There is no such page." });
    response.writeHead(200, { ...safeHeaders, ...file.headers }).end(file.content);
  } else if (path === "/api/records") {
    const { action, params } = JSON.parse(await readBody(request)) as Record<string, unknown>;
    sendJson(response, 200, runAction(options.store, action, params as Record<string, unknown>));
  } else if (path === "/api/publish") {
    const { anyway } = JSON.parse(await readBody(request)) as Record<string, unknown>;
    await sendReport(response, (report) => options.publish({ ...report, anyway: anyway === true }));
  } else sendJson(response, 404, { error: "There is no such action." });
}

/** Sends a publish line by line, each as JSON, and its outcome at last. It is ended if the page is closed. */
async function sendReport(
  response: ServerResponse,
  run: (report: Pick<PublishOptions, "onLine" | "signal">) => Promise<Outcome>,
) {
  const interruption = new AbortController();
  response.on("close", () => interruption.abort());
  response.writeHead(200, { ...safeHeaders, "Content-Type": "application/jsonl; charset=utf-8" });
  const send = (part: object) => response.write(`${JSON.stringify(part)}\n`);
  const outcome = await run({ onLine: (line) => send({ line }), signal: interruption.signal });
  send({ outcome });
  response.end();
}

const safeHeaders = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  // Another site that shows the editor in a frame could make the owner click in it.
  "X-Frame-Options": "SAMEORIGIN",
};

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response
    .writeHead(status, { ...safeHeaders, "Content-Type": "application/json; charset=utf-8" })
    .end(JSON.stringify(value));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw new Refusal("This is too large to be saved: a picture may have 2 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
