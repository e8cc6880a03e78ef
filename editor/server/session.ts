import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Who may use the editor. Every account of this computer reaches its port, but only the owner sees the terminal: a key that
 * is printed there opens the editor once, in one browser, which gets a cookie that no script can read.
 */
export class Session {
  readonly #secret = randomWord();
  #key = "";

  constructor(readonly onKey: (key: string) => void) {}

  /** Makes a key, unless there is one that nobody has used. */
  offerKey() {
    if (this.#key) return;
    this.#key = randomWord();
    this.onKey(this.#key);
  }

  /** The cookie for the browser with the right key. */
  cookieFor(request: IncomingMessage, key: string | null): string | undefined {
    if (!this.#key || key !== this.#key) return undefined;
    this.#key = "";
    return `${this.#cookie(request)}; Path=/; HttpOnly; SameSite=Strict`;
  }

  isOpenIn(request: IncomingMessage): boolean {
    return request.headers.cookie?.split(/; */).includes(this.#cookie(request)) ?? false;
  }

  /** With the port: all ports of a host have the same cookies. */
  #cookie({ socket }: IncomingMessage): string {
    return `editor-${socket.localPort}=${this.#secret}`;
  }
}

function randomWord(): string {
  return randomBytes(24).toString("base64url");
}

/** The browser asks for the page again: a cookie that comes with an answer to another site's link is not sent at once. */
export const openedPage = '<!doctype html><title>Editor</title><meta http-equiv="refresh" content="0;url=/">';

export const closedPage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Editor</title>
<h1>The editor is not open in this browser</h1>
<p>The terminal in which the editor was started shows an address: open it in this browser. It works once.
If you opened the editor here before, it was started again: what you typed is kept.</p>
<p>If you followed a link to the editor, <a href="/">open it here</a>.</p>
<p>If you have not opened the editor anywhere, somebody else who uses this computer has: press Ctrl+C in the terminal, and
start it again.</p>
</html>`;
