import { fail, findProgram, runQuietly } from "./run.mjs";

/** Chromium also runs as root with these flags, and makes no requests of its own. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The same width of text in every build of Chromium and on every machine.
  "--font-render-hinting=none",
];

/** Chromium without a user interface: the same engine, and the browser tests take half the time. */
const headlessShell = "chromium-headless-shell";

/**
 * Finds the browser for the tests, or installs one if there is none.
 * @returns {Promise<string | undefined>} its path; undefined for the one that Playwright installed
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found || (await playwrightLaunches())) return found;

  console.log("Chromium is not installed: installing it …");
  if (process.platform === "linux" && process.getuid?.() === 0 && findProgram("apt-get")) {
    await runQuietly("apt-get", ["update", "-qq"]);
    for (const name of [headlessShell, "chromium"]) {
      const packages = ["--no-install-recommends", name, "fonts-liberation"];
      await runQuietly("apt-get", ["install", "-y", "-qq", ...packages]);
      const installed = findProgram(name);
      if (installed) return installed;
    }
  }
  await runQuietly("npx", ["playwright", "install", "--only-shell", "chromium"]);
  if (await playwrightLaunches()) return undefined;
  return fail("The browser tests need Chromium: install it, or set CHROMIUM to the path of one.");
}

/** The path of the browser that CHROMIUM names, or of an installed one. */
export function findBrowser() {
  return process.env.CHROMIUM || findProgram(headlessShell) || findFullBrowser();
}

/** The path of a complete Chromium or Chrome, if one is installed. */
export function findFullBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return names.map(findProgram).find(Boolean);
}

/** Whether a browser that Playwright installed starts; it may lack libraries. */
async function playwrightLaunches() {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ args: browserFlags }).catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}
