import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserFlags, ensureBrowser, findFullBrowser } from "../scripts/ensure-browser.mjs";
import { freePort } from "../scripts/host-process";

/** Times in milliseconds. */
export type PageLoad = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  /** By category. */
  scores: Readonly<Record<string, number>>;
  /** The audits that count and failed, except for those of performance. */
  failed: readonly string[];
};

/** Full Chromium in its new headless mode, which is what readers have; the headless shell only if there is no other. */
const executablePath = process.env.CHROMIUM || findFullBrowser() || (await ensureBrowser());

/** A browser with an empty cache. */
export function launch(...args: string[]): Promise<Browser> {
  const program = executablePath ? { executablePath } : {};
  return chromium.launch({ ...program, args: [...browserFlags, ...args] });
}

/** Lighthouse now and then cannot read the trace of a page: such a run is repeated, or all others would be lost. */
export async function loadPage(url: string, attempts = 3): Promise<PageLoad> {
  try {
    return await measureLoad(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(`${(error as Error).message} Trying again.`);
    return loadPage(url, attempts - 1);
  }
}

/** Loads a page in Lighthouse's default setting: a phone with simulated throttling. */
async function measureLoad(url: string): Promise<PageLoad> {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  // The 404 page has the status of one.
  const flags = {
    port,
    logLevel: "silent",
    disableFullPageScreenshot: true,
    ignoreStatusCode: true,
  } as const;
  const result = await lighthouse(url, flags).finally(() => browser.close());
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const metric = (name: string) => {
    const { numericValue, errorMessage = "" } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${name} for ${url}. ${errorMessage}`);
    return numericValue;
  };
  const all = Object.values(categories);
  return {
    firstPaint: metric("first-contentful-paint"),
    largestPaint: metric("largest-contentful-paint"),
    blocking: metric("total-blocking-time"),
    layoutShift: metric("cumulative-layout-shift"),
    scores: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: all
      .flatMap(({ id, auditRefs }) => (id === "performance" ? [] : auditRefs))
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
