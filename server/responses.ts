import type { ReadStream } from "node:fs";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import Negotiator from "negotiator";
import send from "send";
import { contentTypeOf, textType } from "../build/policy/content-types";
import { encodings } from "../build/policy/policy";
import { bareHeaders } from "../build/policy/site-rules";
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
  { file, headers, encodings: available }: SiteFile,
  onMissing: () => void,
) {
  // A range or a validator is about the page that was requested, not about the 404 page.
  const found = response.statusCode === 200;
  const accepted = new Negotiator(request).encodings([...available]);
  const encoding = encodings.find(({ name }) => accepted.includes(name));
  setHeaders(response, { ...headers, "Content-Type": contentTypeOf(file) });
  if (encoding) response.setHeader("Content-Encoding", encoding.name);
  send(request, encodeURI(file + (encoding?.ending ?? "")), {
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
      if (status === 404) onMissing();
      else if (status < 500) sendText(response, status);
      else sendFailure(response, error);
    })
    .on("stream", (stream: ReadStream) => {
      // A file that was truncated after its length was sent: the next response must not become part of this one.
      stream.on("end", () => {
        if (stream.bytesRead < Number(response.getHeader("Content-Length"))) response.destroy();
      });
    })
    .pipe(response);
}

/** A fault of the server, not of the request. */
export function sendFailure(response: ServerResponse, error: NodeJS.ErrnoException) {
  const { method, url } = response.req;
  if (error.code === "EMFILE" || error.code === "ENFILE") {
    logFailure("Too many files and connections are open: requests are refused until some are closed.");
    // Closing the connection makes room.
    setHeaders(response, { Connection: "close", "Retry-After": "5" });
    return sendText(response, 503, "The server is busy. Please try again in a few seconds.");
  }
  logFailure(`${method} ${loggedPath(url)}: ${error.code ? error.message : error.stack}`);
  sendText(response, 500, "The server could not answer this request.");
}

export function sendText(response: ServerResponse, status: number, text = STATUS_CODES[status] ?? "") {
  const length = String(Buffer.byteLength(text));
  setHeaders(response, { ...bareHeaders, "Content-Type": textType, "Content-Length": length });
  response.statusCode = status;
  response.end(text);
}

export function redirect(response: ServerResponse, status: number, location: string) {
  response.statusCode = status;
  response.setHeader("Location", location);
  response.end();
}
