import lighthouse from "lighthouse";
import { freePort } from "../scripts/host-process";
import { launch } from "./browser";

type RunnerResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

const metrics = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blocking: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} as const;

/** Milliseconds, except for the shift. */
export type Metrics = Record<keyof typeof metrics, number>;

/** Scores by category, and the audits that count and failed, except for the metrics. */
export type Audits = { scores: Record<string, number>; failed: readonly string[] };

/** Loads a page in Lighthouse's default setting, a phone with simulated throttling, and with few audits: they cost time. */
async function measureLoad(url: string, browserPath: string): Promise<Metrics> {
  const { lhr } = await runLighthouse(url, browserPath, Object.values(metrics));
  return Object.fromEntries(
    Object.entries(metrics).map(([name, audit]) => {
      const { numericValue: value, errorMessage = "" } = lhr.audits[audit] ?? {};
      if (value === undefined) throw new Error(`Lighthouse has no ${audit} for ${url}. ${errorMessage}`);
      return [name, value];
    }),
  ) as Metrics;
}

/** Lighthouse now and then cannot read the trace of a page: such a run is repeated, or all others would be lost. */
export async function measureLoadWithRetry(url: string, browserPath: string, attempts = 3): Promise<Metrics> {
  try {
    return await measureLoad(url, browserPath);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(`${(error as Error).message} Trying again.`);
    return measureLoadWithRetry(url, browserPath, attempts - 1);
  }
}

export async function audit(url: string, browserPath: string): Promise<Audits> {
  const { lhr } = await runLighthouse(url, browserPath);
  const categories = Object.values(lhr.categories);
  const isFailed = ({ id, weight }: { id: string; weight: number }) =>
    weight > 0 &&
    (lhr.audits[id]?.score ?? 1) < 1 &&
    lhr.categories.performance?.auditRefs.every((ref) => ref.id !== id);
  return {
    scores: Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: categories.flatMap(({ auditRefs }) => auditRefs.filter(isFailed).map(({ id }) => id)),
  };
}

async function runLighthouse(
  url: string,
  browserPath: string,
  onlyAudits?: readonly string[],
): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await launch(browserPath, port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      disableFullPageScreenshot: true,
      // The 404 page has the status of one.
      ignoreStatusCode: true,
      ...(onlyAudits ? { onlyAudits: [...onlyAudits] } : {}),
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return result;
  } finally {
    await browser.close();
  }
}
