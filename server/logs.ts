import type { IncomingMessage, ServerResponse } from "node:http";
import { loggedPath } from "./request-target";

/** Receives one object per response, without address, user agent or query: they could identify a visitor. */
export type AccessLog = (line: Readonly<Record<string, unknown>>) => void;

/** Writes one line of JSON per response. If the output fails (closed pipe, full disk), logging ends, not the server. */
export function jsonAccessLog(output: NodeJS.WritableStream): AccessLog {
  let failed = false;
  output.on("error", ({ message }) => {
    if (!failed) console.error(`The access log cannot be written and is now off: ${message}`);
    failed = true;
  });
  return (line) => {
    if (!failed) output.write(`${JSON.stringify(line)}\n`);
  };
}

/** `end` is the event after which nothing more is sent. */
export function logResponse(log: AccessLog, response: ServerResponse, end: "close" | "finish" = "close") {
  const started = performance.now();
  const { socket, method, url }: IncomingMessage = response.req;
  const writtenBefore = socket.bytesWritten;
  response.once(end, () =>
    log({
      time: new Date().toISOString(),
      method: method ?? "",
      path: loggedPath(url),
      status: response.statusCode,
      // Headers included.
      bytes: socket.bytesWritten - writtenBefore,
      ms: Math.round((performance.now() - started) * 10) / 10,
    }),
  );
}

const silenceMs = 60_000;
const written = new Map<string, number>();

/** Writes a line to stderr. The same line once a minute at most: a flood of requests must not fill the disk. */
export function logFailure(line: string) {
  const now = performance.now();
  for (const [earlier, time] of written) if (now - time >= silenceMs) written.delete(earlier);
  if (written.has(line)) return;
  written.set(line, now);
  console.error(line);
}
