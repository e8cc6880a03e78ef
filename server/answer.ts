import type { IncomingMessage, ServerResponse } from "node:http";
import { contentTypes } from "../build/policy/policy";
import { bareHeaders } from "../build/policy/site-rules";
import { isUnchanged, rangeStillFits } from "./conditional";
import { type ByteRange, parseRange } from "./range";
import { chooseVariant, type HeaderList, type Resource } from "./site-table";

const bare: HeaderList = Object.entries(bareHeaders).flat();

/** A file as the client wants it: encoded, in part, or not at all where it has it already. */
export function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource) {
  const variant = chooseVariant(resource, request.headers["accept-encoding"]);
  const { body, policy, validators, content } = variant;
  if (isUnchanged(request.headers, variant)) {
    response.writeHead(304, [...policy, ...validators]).end();
    return;
  }
  const range = request.method === "GET" ? parseRange(request.headers.range, body.length) : undefined;
  if (!range || !rangeStillFits(request.headers, variant)) {
    write(request, response, 200, [...policy, ...validators, ...content], body);
  } else if (range === "unsatisfiable") {
    sendText(request, response, 416, "Range Not Satisfiable", ["Content-Range", `bytes */${body.length}`]);
  } else {
    const head = [...policy, ...validators, ...content, "Content-Range", contentRange(range, body.length)];
    write(request, response, 206, head, body.subarray(range.start, range.end + 1));
  }
}

function contentRange({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`;
}

/** A page in the place of the one that does not exist. */
export function sendNotFoundPage(request: IncomingMessage, response: ServerResponse, page: Resource) {
  const { body, policy, content } = chooseVariant(page, request.headers["accept-encoding"]);
  write(request, response, 404, [...policy, ...content], body);
}

/** A sentence, for whoever reads answers by hand. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: HeaderList = [],
) {
  const head = [...bare, "Content-Type", contentTypes.txt, ...headers];
  write(request, response, status, head, Buffer.from(text));
}

export function redirect(response: ServerResponse, status: number, location: string) {
  response.writeHead(status, [...bare, "Location", location, "Content-Length", "0"]).end();
}

function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  head: HeaderList,
  body: Buffer,
) {
  response.writeHead(status, [...head, "Content-Length", String(body.length)]);
  response.end(method === "HEAD" ? undefined : body);
}

/** An answer to what could not even be read as a request, as bytes for the socket, which is closed after it. */
export function rawAnswer(status: number, reason: string, headers: HeaderList = []): string {
  const list = [
    ...[...bare, "Content-Type", contentTypes.txt, ...headers],
    ...["Content-Length", String(reason.length), "Date", new Date().toUTCString(), "Connection", "close"],
  ];
  return `HTTP/1.1 ${status} ${reason}\r\n${headerText(list)}\r\n${reason}`;
}

function headerText(list: HeaderList): string {
  let text = "";
  for (let index = 0; index < list.length; index += 2) text += `${list[index]}: ${list[index + 1]}\r\n`;
  return text;
}
