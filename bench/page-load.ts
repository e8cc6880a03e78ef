import lighthouse from "lighthouse";
import { freePort } from "../scripts/host-process";
import { launch } from "./browser";
import { median } from "./middle";

const metrics = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blocking: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

type Metric = keyof typeof metrics;

/** In milliseconds, but for the shift. */
export type Paints = Record<Metric, number>;

export type Request = { path: string; kind: string; bytes: number };

type Category = "performance" | "accessibility" | "best-practices" | "seo";

export type PageLoad = {
  paints: Paints;
  requests: readonly Request[];
  scores: Partial<Record<Category, number>>;
  /** Audits that count and did not pass, but for the metrics themselves. */
  failed: readonly string[];
  /** The element of the largest paint, as its start tag. */
  largestElement: string;
  /** Lighthouse's measure of how fast this machine was just then. */
  machineIndex: number;
};

const onlyFigures = [...Object.values(metrics), "network-requests", "largest-contentful-paint-element"];

/**
 * One visit by Lighthouse as it is by itself: a phone, throttling simulated. What all the audits ask of the browser
 * slows the page down, so its times are taken on visits for the figures alone.
 */
export async function visit(
  url: string,
  browserPath: string,
  purpose: "figures" | "audits",
): Promise<PageLoad> {
  const port = await freePort();
  const browser = await launch(browserPath, port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      disableFullPageScreenshot: true,
      // The 404 page answers as it must.
      ignoreStatusCode: true,
      ...(purpose === "figures" ? { onlyAudits: onlyFigures } : {}),
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    return read(result.lhr);
  } finally {
    await browser.close();
  }
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function read(lhr: LighthouseResult): PageLoad {
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure: ${lhr.runtimeError.message}`);
  const paints = Object.fromEntries(
    Object.entries(metrics).map(([name, audit]) => {
      const value = lhr.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse has no ${audit}.`);
      return [name, value];
    }),
  ) as Paints;
  const categories = Object.values(lhr.categories);
  return {
    paints,
    requests: rows(lhr, "network-requests").map(toRequest),
    scores: Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: categories.flatMap(({ auditRefs }) => auditRefs.filter(isFailed).map(({ id }) => id)),
    largestElement: largestElementOf(lhr),
    machineIndex: lhr.environment.benchmarkIndex,
  };

  function isFailed({ id, weight }: { id: string; weight: number }): boolean {
    const score = lhr.audits[id]?.score ?? 1;
    return weight > 0 && score < 1 && !(Object.values(metrics) as string[]).includes(id);
  }
}

type Row = Record<string, unknown>;

function rows(lhr: LighthouseResult, audit: string): Row[] {
  const details = lhr.audits[audit]?.details;
  return details && "items" in details ? (details.items as Row[]) : [];
}

function toRequest({ url, resourceType, transferSize }: Row): Request {
  return {
    path: new URL(String(url)).pathname,
    kind: String(resourceType ?? "Other"),
    bytes: Number(transferSize ?? 0),
  };
}

function largestElementOf(lhr: LighthouseResult): string {
  const [table] = rows(lhr, "largest-contentful-paint-element") as { items?: { node?: Row }[] }[];
  return String(table?.items?.[0]?.node?.snippet ?? "");
}

/** Each figure's own middle. */
export function middleOf(visits: readonly PageLoad[]): Paints {
  return Object.fromEntries(
    (Object.keys(metrics) as Metric[]).map((name) => [
      name,
      median(visits.map(({ paints }) => paints[name])),
    ]),
  ) as Paints;
}
