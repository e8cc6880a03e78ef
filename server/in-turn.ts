import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

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
