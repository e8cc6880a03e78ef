import { fileURLToPath } from "node:url";
import { devices, type Project } from "@playwright/test";
import { browserFlags, findBrowser } from "../scripts/ensure-browser.mjs";
import { findProgram } from "../scripts/host-process";

type Viewport = { width: number; height: number };

export function chromium(viewport: Viewport): NonNullable<Project["use"]> {
  const executablePath = findBrowser();
  const launchOptions = { ...(executablePath ? { executablePath } : {}), args: browserFlags };
  return { ...devices["Desktop Chrome"], viewport, launchOptions };
}

/** The installed Firefox: see tests/e2e/support/firefox.mjs. */
export function firefox(viewport: Viewport): NonNullable<Project["use"]> {
  const executablePath = fileURLToPath(new URL("e2e/support/firefox.mjs", import.meta.url));
  return {
    ...devices["Desktop Firefox"],
    viewport,
    channel: "moz-firefox",
    launchOptions: { executablePath },
  };
}

export const firefoxInstalled = findProgram(process.env.FIREFOX ?? "firefox-esr") !== undefined;
