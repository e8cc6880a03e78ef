import { devices, type Project } from "@playwright/test";
import { browserFlags, findBrowser } from "../scripts/ensure-browser.mjs";
import { findProgram } from "../scripts/host-process";

type Viewport = { width: number; height: number };

export function chromium(viewport: Viewport): NonNullable<Project["use"]> {
  const executablePath = findBrowser();
  const launchOptions = { ...(executablePath ? { executablePath } : {}), args: browserFlags };
  return { ...devices["Desktop Chrome"], viewport, launchOptions };
}

const firefoxPath = findProgram(process.env.FIREFOX ?? "firefox-esr");
export const firefoxInstalled = firefoxPath !== undefined;

/** The installed Firefox. */
export function firefox(viewport: Viewport): NonNullable<Project["use"]> {
  replaceUnknownCommand();
  return {
    ...devices["Desktop Firefox"],
    viewport,
    channel: "moz-firefox",
    launchOptions: firefoxPath ? { executablePath: firefoxPath } : {},
  };
}

/**
 * For every new context Playwright sends one command of WebDriver BiDi that Firefox does not know yet, and gives up on the
 * answer. This sends a command without effect in its place. The configuration is read in every process of Playwright.
 */
function replaceUnknownCommand() {
  const { stringify } = JSON;
  JSON.stringify = (value: unknown, ...options: never[]) => {
    const { method, id } = (value ?? {}) as { method?: unknown; id?: unknown };
    const unknown = method === "emulation.setMediaFeaturesOverride";
    return stringify(unknown ? { id, method: "session.status", params: {} } : value, ...options);
  };
}
