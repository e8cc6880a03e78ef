import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort, startHost } from "../../../../scripts/host-process";

/** A browser with one window. */
export type Session = {
  /** Runs a WebDriver command, for example `send("POST", "url", { url })`. */
  send: <Result>(method: string, command: string, body?: object) => Promise<Result>;
  end: () => Promise<void>;
};

/**
 * Where a window has to be: without a window manager the keyboard belongs to the window under the mouse pointer, which
 * rests in the middle of the screen. That is then on the toolbar, where it moves over nothing of the page.
 */
export const windowCorner = { x: 1595, y: 1195 };
const screen = "3200x2400x24";

/** Enough for a browser to start on a busy machine. */
const startTimeoutMs = 20_000;

/** Starts what starts a browser for each session. */
export async function startBrowsers() {
  let driver = await startDriver();
  return {
    startSession: async (proxyPort: number): Promise<Session> => {
      const address = `127.0.0.1:${proxyPort}`;
      const proxy = { proxyType: "manual", httpProxy: address, sslProxy: address };
      const body = { capabilities: { alwaysMatch: { proxy } } };
      const create = () =>
        request<{ sessionId: string }>(
          `${driver.base}session`,
          "POST",
          body,
          AbortSignal.timeout(startTimeoutMs),
        );
      // Rarely the driver waits for a browser that has already ended; it then accepts no further session.
      const { sessionId } = await create().catch(async () => {
        await driver.stop();
        driver = await startDriver();
        return create();
      });
      const session = `${driver.base}session/${sessionId}`;
      return {
        send: (method, command, body) => request(`${session}/${command}`, method, body),
        end: () => request(session, "DELETE"),
      };
    },
    stop: () => driver.stop(),
  };
}

/** Starts WebKitWebDriver on an X display of its own. */
async function startDriver() {
  const display = await startDisplay();
  const port = await freePort();
  const { base, stop } = await startHost({
    program: "WebKitWebDriver",
    args: [`--port=${port}`],
    port,
    env: {
      DISPLAY: display.name,
      XDG_CONFIG_HOME: fileURLToPath(new URL("config", import.meta.url)),
      // WebKit's sandbox does not start as root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
    },
  });
  return {
    base,
    stop: async () => {
      // First the display, which ends every browser on it: the driver alone would leave one behind.
      await display.stop();
      await stop();
    },
  };
}

/** Starts an X server that draws into memory. */
async function startDisplay() {
  const args = ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "pipe", "ignore"] });
  const exited = once(server, "exit");
  // An interrupted run may end this process without asking for stop().
  process.once("exit", () => server.kill());
  // It writes the number of its display as soon as it accepts windows.
  const [number] = await Promise.race([once(server.stdout, "data"), exited.then(() => [])]);
  if (number === undefined) throw new Error("Xvfb did not start.");
  const stop = async () => {
    server.kill();
    await exited;
  };
  return { name: `:${String(number).trim()}`, stop };
}

async function request<Result>(
  url: string,
  method: string,
  body: object = {},
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
