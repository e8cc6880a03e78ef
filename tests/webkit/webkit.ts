import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, type WebDriver } from "selenium-webdriver";
import { findProgram, freePort, startHost } from "../../scripts/host-process";

/** On Debian the packages webkit2gtk-driver and xvfb. */
export const isInstalled = ["WebKitWebDriver", "Xvfb"].every(findProgram);

/** Enough for a browser to start on a busy machine. */
const startTimeoutMs = 30_000;

/** Starts what starts a browser for each test. */
export async function startWebKit() {
  let driver = await startDriver();
  const build = async () => {
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, startTimeoutMs, new Error("The browser did not start.")).unref(),
    );
    // The address keeps Selenium from looking for a driver to download.
    const builder = new Builder().usingServer(driver.base.href).forBrowser("MiniBrowser");
    return Promise.race<WebDriver>([builder.build(), late]);
  };
  return {
    openBrowser: () =>
      // Rarely the driver waits for a browser that has already ended; it then accepts no further session.
      build().catch(async () => {
        await driver.stop();
        driver = await startDriver();
        return build();
      }),
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
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
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
