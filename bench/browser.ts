import { existsSync } from "node:fs";
import { basename } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags, ensureBrowser, findFullBrowser } from "../scripts/ensure-browser.mjs";

export type BenchBrowser = { path: string; description: string };

/** Full Chromium in its new headless mode, which is what readers have; the headless shell only if there is no other. */
export async function findBrowser(): Promise<BenchBrowser> {
  const full = [process.env.CHROMIUM, findFullBrowser(), chromium.executablePath()];
  const path = full.find((candidate) => candidate && existsSync(candidate)) ?? (await ensureBrowser());
  if (!path) throw new Error("There is no Chromium: set CHROMIUM to the path of one.");
  const browser = await launch(path);
  const description = `${basename(path)} ${browser.version()}`;
  await browser.close();
  return { path, description };
}

/** A browser with an empty cache; Lighthouse connects to it through `debuggingPort`. */
export function launch(path: string, debuggingPort?: number): Promise<Browser> {
  const port = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ executablePath: path, args: [...browserFlags, ...port] });
}
