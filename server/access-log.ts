import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * One answer. Nothing in it tells who asked: no address, no browser, and no query, which may hold what somebody
 * searched for.
 */
export type AccessLine = {
  time: string;
  method: string;
  path: string;
  status: number;
  /** On the wire, headers included. */
  bytes: number;
  ms: number;
  /** The client went away before the answer was through. */
  aborted?: true;
};

export type AccessLog = (line: AccessLine) => void;

/** Writes one line of JSON an answer. */
export function jsonAccessLog(output: NodeJS.WritableStream): AccessLog {
  return (line) => {
    output.write(`${JSON.stringify(line)}\n`);
  };
}

export function logWhenDone(log: AccessLog, request: IncomingMessage, response: ServerResponse) {
  const started = performance.now();
  const { socket, method = "", url = "" } = request;
  const writtenBefore = socket.bytesWritten;
  response.once("close", () => {
    const line = accessLine(method, url, response.statusCode, socket.bytesWritten - writtenBefore, started);
    log(response.writableFinished ? line : { ...line, aborted: true });
  });
}

function accessLine(method: string, url: string, status: number, bytes: number, started: number): AccessLine {
  const path = url.replace(/\?.*/s, "");
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return { time: new Date().toISOString(), method, path, status, bytes, ms };
}
