import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run } from "./run.mjs";

/** What Chromium is started with, so that it runs as root too and asks nobody outside for anything. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Text is as wide in every build of Chromium and on every machine.
  "--font-render-hinting=none",
];

const names = [
  // Chromium without its windows: the same engine, and the whole run in half the time.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
  "msedge.exe",
];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser the tests drive: the machine's own Chromium, else Playwright's, else the distribution's package
 * where we may install it.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM ?? systemBrowser() ?? (await playwrightBrowser());
  if (found) return found;

  console.log("No Chromium on this machine: fetching Playwright's …");
  await run("npx", ["playwright", "install", "chromium"]).catch(() => 1);
  const fetched = await playwrightBrowser();
  if (fetched) return fetched;

  if (process.platform === "linux" && process.getuid?.() === 0) {
    console.log("Playwright's cannot be had: installing the distribution's …");
    await run("apt-get", ["update", "-qq"]).catch(() => 1);
    await run("apt-get", ["install", "-y", "-qq", "chromium", "fonts-liberation"]).catch(() => 1);
    const installed = systemBrowser();
    if (installed) return installed;
  }
  return fail("The browser tests need Chromium: install it, or set CHROMIUM to the path of one.");
}

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...macPaths].find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
