import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags, ensureBrowser } from "../scripts/ensure-browser.mjs";

/** The path of the browser that is measured with, or a sentence on why there is none. */
export async function findBrowser(): Promise<{ path: string } | { missing: string }> {
  const path = (await ensureBrowser()) ?? chromium.executablePath();
  if (existsSync(path)) return { path };
  return { missing: "CHROMIUM names no file: set it to the path of Chromium, or do not set it at all." };
}

/** A browser of its own, so that nothing is warm; other programs can drive it through `debuggingPort`. */
export function launch(path: string, debuggingPort?: number): Promise<Browser> {
  const port = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ executablePath: path, args: [...browserFlags, ...port] });
}
