import type { ReadStream, Stats } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import Negotiator from "negotiator";
import send from "send";
import { contentTypeOf, textType } from "../render/policy/content-types";
import { cacheControl, encodings, fileSecurityPolicy } from "../render/policy/policy";
import { logFailure } from "./logs";
import { loggedPath } from "./request-target";
import type { SiteFile } from "./site-files";

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Sends a file with `send`, which handles ranges and conditional requests; `onMissing` is called if it is not there. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  siteFile: SiteFile,
  onMissing: () => void,
) {
  const { file, headers } = siteFile;
  // A range or a condition is about the page that was requested, not about the 404 page (RFC 9110, 13.2.1).
  const found = response.statusCode === 200;
  const encoding = chooseEncoding(request, siteFile);
  const sent = found ? withStrongConditions(request.headers) : {};
  setHeaders(response, { ...headers, "Content-Type": contentTypeOf(file) });
  if (encoding) response.setHeader("Content-Encoding", encoding.name);
  send(Object.create(request, { headers: { value: sent } }), encodeURI(file + (encoding?.ending ?? "")), {
    root: folder,
    dotfiles: "allow",
    index: false,
    cacheControl: false,
    acceptRanges: found,
    etag: found,
    lastModified: found,
  })
    .on("error", (error: NodeJS.ErrnoException & { status?: number }) => {
      const { status = 500 } = error;
      if (response.headersSent) return void response.destroy();
      // Set before the file was opened, and not true of another body.
      for (const name of ["Accept-Ranges", "Content-Encoding", "Content-Length", "ETag", "Last-Modified"])
        response.removeHeader(name);
      if (status !== 416) response.removeHeader("Content-Range");
      response.statusCode = found ? 200 : 404;
      // Only the compressed copy may be missing.
      if (status === 404 && encoding)
        sendFile(request, response, folder, { ...siteFile, encodings: [] }, onMissing);
      else if (status === 404) onMissing();
      else if (status < 500) sendText(response, status);
      else sendFailure(response, error);
    })
    .on("file", (_path, { mtime }: Stats) => {
      if (sent["if-range"] && !isStrongDate(sent["if-range"], mtime)) delete sent.range;
    })
    .on("stream", (stream: ReadStream) => {
      // A file that was truncated after its length was sent: the next response must not become part of this one.
      stream.on("end", () => {
        if (stream.bytesRead < Number(response.getHeader("Content-Length"))) response.destroy();
      });
    })
    .pipe(response);
}

/** The types of negotiator lack the option that decides between encodings of the same weight. */
type Chooser = { encoding(from: string[], options: { preferred: string[] }): string | undefined };

/** Without an acceptable encoding the file is sent as it is, which RFC 9110 (12.5.3) prefers to an error. */
function chooseEncoding(request: IncomingMessage, { encodings: available }: SiteFile) {
  const negotiator: Chooser = new Negotiator(request);
  const names = [...available, "identity"];
  const chosen = negotiator.encoding(names, { preferred: names });
  return encodings.find(({ name }) => name === chosen);
}

/** `send` compares tags in If-Match as if weak ones could match. Ours are weak, so none does (RFC 9110, 13.1.1). */
function withStrongConditions(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const match = headers["if-match"];
  return { ...headers, ...(match && match !== "*" ? { "if-match": '"none"' } : {}) };
}

/** Whether If-Range is the date of the file, which was not changed again within its second (RFC 9110, 13.1.5). */
function isStrongDate(ifRange: string | string[], changed: Date): boolean {
  return ifRange === changed.toUTCString() && Date.now() - changed.getTime() > 1000;
}

/** A fault of the server, not of the request. */
export function sendFailure(response: ServerResponse, error: NodeJS.ErrnoException) {
  const { method, url } = response.req;
  if (error.code === "EMFILE" || error.code === "ENFILE") {
    logFailure("Too many files and connections are open: requests are refused until some are closed.");
    return sendUnavailable(response, "The server is busy. Please try again in a few seconds.");
  }
  logFailure(`${method} ${loggedPath(url)}: ${error.code ? error.message : error.stack}`);
  sendText(response, 500, "The server could not answer this request.");
}

/** What will pass: after a 404 search engines would remove the page. Closing the connection makes room. */
export function sendUnavailable(response: ServerResponse, text: string) {
  setHeaders(response, { Connection: "close", "Retry-After": "5" });
  sendText(response, 503, text);
}

export function sendText(response: ServerResponse, status: number, text = STATUS_CODES[status] ?? "") {
  const length = String(Buffer.byteLength(text));
  setHeaders(response, {
    // Those of a page may have been set.
    "Content-Security-Policy": fileSecurityPolicy,
    "Cache-Control": cacheControl.other,
    "Content-Type": textType,
    "Content-Length": length,
  });
  response.statusCode = status;
  response.end(text);
}

export function redirect(response: ServerResponse, status: number, location: string) {
  response.statusCode = status;
  response.setHeader("Location", location);
  response.end();
}
