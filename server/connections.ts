import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Limits } from "./limits";

/** Keeps track of the connections of a server, so that it can end without cutting off a response. */
export function trackConnections(server: Server, limits: Limits) {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let closing = false;

  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  /** Until all of a response is flushed: Node's `closeIdleConnections` looks only at whether it was ended. */
  function isBusy(socket: Socket): boolean {
    return [...responses].some(({ req }) => req.socket === socket);
  }

  function track(response: ServerResponse) {
    const { socket } = response.req;
    responses.add(response);
    if (closing) response.setHeader("Connection", "close");
    response.once("close", () => {
      responses.delete(response);
      if (closing) closeWhenIdle(socket);
    });
  }

  function closeWhenIdle(socket: Socket) {
    setTimeout(() => {
      if (!isBusy(socket)) socket.destroy();
    }, limits.idleCloseDelay).unref();
  }

  /** Stops accepting, finishes the responses in progress, and resolves after `drainTimeout` at the latest. */
  async function drain() {
    await acceptWaiting(server, limits.backlog);
    // The HTTP server's own `close` would disconnect idle clients at once, and lose requests that are on their way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    // Only now: a client that receives `Connection: close` connects again, which must not end in this backlog.
    closing = true;
    for (const socket of sockets) if (!isBusy(socket)) closeWhenIdle(socket);
    const cutOff = setTimeout(() => server.closeAllConnections(), limits.drainTimeout);
    await closed;
    clearTimeout(cutOff);
  }

  return { track, isBusy, drain, isClosing: () => closing };
}

/** Closing a port resets the connections in its backlog, and one turn of the event loop accepts only one of them. */
async function acceptWaiting(server: Server, backlog: number) {
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  server.on("connection", onConnection);
  for (let turn = 0; turn < backlog && accepted; turn++) {
    accepted = false;
    // Connections are accepted between two of these.
    for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
  }
  server.off("connection", onConnection);
}
