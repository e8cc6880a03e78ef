import type { StatusFeed } from "../../schemas/brand";
import type { LocationStatus } from "../../schemas/home";
import { worstStatus } from "./worst-status";

type Product = StatusFeed["product"];

export type StatusReport = {
  worst: LocationStatus;
  /** Empty if the product does not report them. */
  parts: readonly { name: string; status: LocationStatus }[];
  /** The title of what is wrong, as the owner wrote it. */
  incident?: string | undefined;
};

/** What each product answers, as far as it is read. Anything else makes an adapter throw. */
type Answers = {
  statuspage: {
    status: { indicator: string };
    components: { name: string; status: string; group?: boolean }[];
    incidents: { name: string }[];
  };
  instatus: { page: { status: string }; activeIncidents?: { name: string; impact: string }[] };
  "uptime-kuma": { heartbeatList: Record<string, { status: number; time: string }[]> };
  cstate: {
    summaryStatus: string;
    systems: { name: string; status: string; unresolvedIssues: { title: string }[] }[];
  };
  upptime: { name: string; status: string }[];
};

/** A monitor without a newer result says nothing about now. */
const oldestBeat = 10 * 60 * 1000;

const adapters: { [Name in Product]: (answer: Answers[Name], now: number) => StatusReport } = {
  statuspage({ status, components, incidents }) {
    const words = {
      operational: "operational",
      degraded_performance: "warning",
      partial_outage: "warning",
      under_maintenance: "warning",
      major_outage: "critical",
    } as const;
    const indicators = {
      none: "operational",
      minor: "warning",
      major: "warning",
      maintenance: "warning",
      critical: "critical",
    } as const;
    const parts = components.filter(({ group }) => !group).map((part) => partOf(part, words));
    return report(parts, [statusOf(status.indicator, indicators)], incidents[0]?.name);
  },
  instatus({ page, activeIncidents = [] }) {
    const words = { UP: "operational", HASISSUES: "warning", UNDERMAINTENANCE: "warning" } as const;
    const isDown = activeIncidents.some(({ impact }) => impact === "MAJOROUTAGE");
    return report(
      [],
      [statusOf(page.status, words), isDown ? "critical" : "operational"],
      activeIncidents[0]?.name,
    );
  },
  "uptime-kuma"({ heartbeatList }, now) {
    const words = { 0: "critical", 1: "operational", 2: "warning", 3: "warning" } as const;
    const parts = Object.entries(heartbeatList).map(([name, beats]) => {
      const { status, time } = beats.at(-1) ?? {};
      // UTC without a zone. Times of another form are those of sums of days, which do not say what is now.
      if (
        !/^[\d-]+ [\d:.]+$/.test(time ?? "") ||
        now - Date.parse(`${time?.replace(" ", "T")}Z`) > oldestBeat
      )
        throw new Error(`The monitor ${name} has no recent result.`);
      return { name, status: statusOf(status, words) };
    });
    return report(parts);
  },
  cstate({ summaryStatus, systems }) {
    const words = { ok: "operational", notice: "warning", disrupted: "warning", down: "critical" } as const;
    const [issue] = systems.flatMap(({ unresolvedIssues }) => unresolvedIssues);
    return report(
      systems.map((part) => partOf(part, words)),
      [statusOf(summaryStatus, words)],
      issue?.title,
    );
  },
  upptime(sites) {
    const words = { up: "operational", degraded: "warning", down: "critical" } as const;
    return report(sites.map((part) => partOf(part, words)));
  },
};

/** Undefined if the answer is not as expected: then nothing is known. */
export function readStatusFeed(
  product: Product,
  answer: unknown,
  now = Date.now(),
): StatusReport | undefined {
  try {
    return adapters[product](answer as never, now);
  } catch {
    return undefined;
  }
}

/** Of one part of the report. Without parts, all of them are operational if the whole is. */
export function statusOfPart({ worst, parts }: StatusReport, name: string): LocationStatus | undefined {
  if (parts.length === 0) return worst === "operational" ? worst : undefined;
  return parts.find((part) => part.name === name)?.status;
}

type Words = Readonly<Record<string, LocationStatus>>;

function statusOf(word: unknown, words: Words): LocationStatus {
  const status = Object.hasOwn(words, String(word)) ? words[String(word)] : undefined;
  if (!status) throw new Error(`${word} is no status.`);
  return status;
}

function partOf({ name, status }: { name: string; status: string }, words: Words) {
  return { name: String(name), status: statusOf(status, words) };
}

function report(
  parts: StatusReport["parts"],
  overall: LocationStatus[] = [],
  incident?: string,
): StatusReport {
  const statuses = [...overall, ...parts.map(({ status }) => status)];
  if (statuses.length === 0) throw new Error("The answer has no status.");
  return { worst: worstStatus(statuses), parts, incident: incident && String(incident) };
}
