import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Not part of the site. */
const scriptPath = "/script-of-the-test.js";

/** WebDriver reports no errors: a page writes its own into the session storage. */
const ownScript = `{
  const add = (message) => sessionStorage.errors = (sessionStorage.errors ?? "") + message + "\\n";
  addEventListener("unhandledrejection", ({ reason }) => add(reason));
  // A page that is left cancels what it still loads.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener("pageshow", () => (isLeft = false));
  // With capture: the error of a file that does not load is an event of its element, and has no message.
  addEventListener("error", ({ message, target }) => {
    if (message || !isLeft) add(message ?? "not loaded: " + target.outerHTML);
  }, true);
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => add("violation: " + blockedURI));
  console.error = (...parts) => add(parts.join(" "));
  document.currentScript.remove();
}`;

/** Passes requests on to the site. Its pages run a script first. A request that `fails` ends as a lost connection does. */
export async function startRelay(site: URL) {
  const relay = { base: "", fails: (_url: string) => false, close: () => server.close() };
  const server = createServer(async ({ url = "", method = "", headers, socket }, response) => {
    if (relay.fails(url)) return socket.destroy();
    if (url === scriptPath) {
      response.setHeader("content-type", "text/javascript");
      return response.end(ownScript);
    }
    const accept = { accept: headers.accept ?? "*/*" };
    const answer = await fetch(new URL(url, site), { method, headers: accept, redirect: "manual" });
    const { "content-encoding": _, "content-length": __, ...kept } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = kept["content-type"]?.startsWith("text/html");
    const tag = `<head><script src="${scriptPath}"></script>`;
    response.writeHead(answer.status, { ...kept, connection: "close" });
    response.end(isPage ? body.toString("utf8").replace("<head>", tag) : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  relay.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}
