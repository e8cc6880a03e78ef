import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Limits } from "./limits";
import { limitSlowReaders } from "./slow-readers";

/** Connections that may wait to be accepted; Node's default. */
const backlog = 511;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Keeps track of the connections of a server, so that it can end without cutting off a response. */
export function trackConnections(server: Server, limits: Limits) {
  const sockets = new Set<Socket>();
  /** Until all of a response is flushed: Node's `closeIdleConnections` looks only at whether it was ended. */
  const busy = new Set<Socket>();
  let accepted = 0;
  let closing = false;

  server.on("connection", (socket) => {
    accepted++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  limitSlowReaders(server, sockets, limits);

  /** The responses of a connection are tracked one after the other: see `inTurn`. */
  function track({ socket }: IncomingMessage, response: ServerResponse) {
    busy.add(socket);
    if (closing) response.setHeader("Connection", "close");
    response.once("close", () => {
      busy.delete(socket);
      if (closing) closeWhenIdle(socket);
    });
  }

  function closeWhenIdle(socket: Socket) {
    setTimeout(async () => {
      // Timers run before input is read: after a standstill of this process a request may be waiting.
      await nextTurn();
      if (!busy.has(socket)) socket.destroy();
    }, limits.idleCloseDelay).unref();
  }

  /** Closing a port resets the connections in its backlog, and one turn of the event loop accepts only one of them. */
  async function acceptWaiting() {
    for (let turn = 0, before = -1; turn < backlog && accepted > before; turn++) {
      before = accepted;
      // Connections are accepted between two of these.
      for (const _ of [1, 2]) await nextTurn();
    }
  }

  /** Stops accepting, finishes the responses in progress, and resolves after `drainTimeout` at the latest. */
  async function drain() {
    await acceptWaiting();
    // The HTTP server's own `close` would disconnect idle clients at once, and lose requests that are on their way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    // Only now: a client that receives `Connection: close` connects again, which must not end in this backlog.
    closing = true;
    for (const socket of sockets) if (!busy.has(socket)) closeWhenIdle(socket);
    const cutOff = setTimeout(() => server.closeAllConnections(), limits.drainTimeout);
    await closed;
    clearTimeout(cutOff);
  }

  return { track, drain, isBusy: (socket: Socket) => busy.has(socket), isClosing: () => closing };
}

/**
 * Node parses all requests of a packet at once (pipelining). This handles each when the response before it has been
 * sent: a response that was never its turn when the client left emits no "close", and its file would stay open. After
 * `limit` waiting requests the connection is closed; the client sends the others again (RFC 9112, 9.3.2).
 */
export function inTurn(handle: Handler, limit: number): Handler {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives the socket to one response at a time.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > limit) return;
    if (count === limit) response.shouldKeepAlive = false;
    waiting.set(socket, count);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      // Node has not finished assigning the socket.
      process.nextTick(handle, request, response);
    });
  };
}
