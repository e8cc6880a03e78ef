import type { Socket } from "node:net";
import { type AccessLog, accessLine } from "./access-log";
import { headerText } from "./answer";
import { chooseVariant, type SiteTable, type Variant } from "./site-table";

/**
 * Most requests are the same simple thing: GET one file, whole, on a connection that stays open. Those are answered
 * here from bytes that lie ready, without the objects Node's HTTP server makes for every request, which would cost
 * three fifths of the throughput (docs/decisions/0007-our-own-server.md has the figures). Anything else, be it as
 * harmless as a HEAD or as odd as half a request, goes to Node's server with the connection it came on, for good.
 */
export type FastLane = {
  /** Takes a new connection; `handOver` gets it together with the bytes that were read off it. */
  accept: (socket: Socket) => void;
  /** Connections on which nothing has been asked for since the last answer. */
  connections: ReadonlySet<Socket>;
};

type FastLaneOptions = {
  table: SiteTable;
  idleTimeout: number;
  log: AccessLog | undefined;
  closing: () => boolean;
  handOver: (socket: Socket) => void;
};

/** A request this long is not simple. */
const simpleBytes = 4096;

/** The whole of one request and nothing behind it, every line of it by the grammar of RFC 9112. */
const simpleRequest =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;

/** Headers that change what is to be answered, that announce more to come, or that say the same thing twice. */
const notSimple = new RegExp(
  [
    "\\r\\n(?:content-length|expect|if-[a-z-]+|range|te|trailer|transfer-encoding|upgrade):",
    "\\r\\nconnection:(?!\\s*keep-alive\\r\\n)",
    "\\r\\n(accept-encoding|host):.*\\r\\n\\1:",
  ].join("|"),
  "is",
);
const host = /\r\nhost:/i;
const acceptEncoding = /\r\naccept-encoding:([^\r]*)/i;

export function createFastLane({ table, idleTimeout, log, closing, handOver }: FastLaneOptions): FastLane {
  const connections = new Set<Socket>();
  const ready = new WeakMap<Variant, { second: number; bytes: Buffer }>();

  /** The answer with this second's date in it. */
  function bytesOf(variant: Variant): Buffer {
    const second = Math.floor(Date.now() / 1000);
    const known = ready.get(variant);
    if (known?.second === second) return known.bytes;
    const { policy, validators, content, body } = variant;
    const date = new Date(second * 1000).toUTCString();
    const list = [...policy, ...validators, ...content, "Content-Length", String(body.length), "Date", date];
    const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${headerText(list)}\r\n`, "latin1"), body]);
    ready.set(variant, { second, bytes });
    return bytes;
  }

  /** What a simple request asks for, or undefined where it is not one. */
  function find(chunk: Buffer): { url: string; variant: Variant } | undefined {
    if (chunk.length > simpleBytes) return undefined;
    const text = chunk.toString("latin1");
    const [, url = ""] = simpleRequest.exec(text) ?? [];
    if (url === "" || notSimple.test(text) || !host.test(text)) return undefined;
    const mark = url.indexOf("?");
    const resource = table.resources.get(mark < 0 ? url : url.slice(0, mark));
    return resource && { url, variant: chooseVariant(resource, acceptEncoding.exec(text)?.[1]?.trim()) };
  }

  function accept(socket: Socket) {
    connections.add(socket);
    socket.setTimeout(idleTimeout, leave);
    socket.on("data", read);
    socket.on("end", endToo);
    socket.on("error", leave);
    socket.on("close", forget);

    function read(chunk: Buffer) {
      const started = log ? performance.now() : 0;
      // A client that asks on without reading what it gets is Node's to slow down.
      const found = closing() || socket.writableNeedDrain ? undefined : find(chunk);
      if (!found) return giveUp(chunk);
      const bytes = bytesOf(found.variant);
      socket.write(bytes);
      log?.(accessLine("GET", found.url, 200, bytes.length, started));
    }
    function giveUp(chunk: Buffer) {
      forget();
      socket.setTimeout(0, leave);
      socket.off("data", read);
      socket.off("end", endToo);
      socket.off("error", leave);
      socket.off("close", forget);
      socket.unshift(chunk);
      handOver(socket);
    }
    function forget() {
      connections.delete(socket);
    }
    function endToo() {
      socket.end();
    }
    function leave() {
      socket.destroy();
    }
  }

  return { accept, connections };
}
