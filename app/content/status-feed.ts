import type { StatusFeed } from "../../site/schemas/brand";
import type { LocationStatus } from "../../site/schemas/home";
import { severities, worstStatus } from "./worst-status";

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

/** What the products call each status. No two use one word for different ones. */
const words: Readonly<Record<LocationStatus, string>> = {
  operational: "operational none UP 1 ok up",
  warning:
    "degraded_performance partial_outage under_maintenance minor major maintenance HASISSUES UNDERMAINTENANCE 2 3 notice disrupted degraded",
  critical: "major_outage critical 0 down",
};

const adapters: { [Name in Product]: (answer: Answers[Name], now: number) => StatusReport } = {
  statuspage({ status, components, incidents }) {
    const parts = components.filter(({ group }) => !group).map(partOf);
    return report(parts, [statusOf(status.indicator)], incidents[0]?.name);
  },
  instatus({ page, activeIncidents = [] }) {
    const isDown = activeIncidents.some(({ impact }) => impact === "MAJOROUTAGE");
    const overall = [statusOf(page.status), isDown ? "critical" : "operational"] as const;
    return report([], overall, activeIncidents[0]?.name);
  },
  "uptime-kuma"({ heartbeatList }, now) {
    const parts = Object.entries(heartbeatList).map(([name, beats]) => {
      const { status, time } = beats.at(-1) ?? {};
      // UTC without a zone. Times of another form are those of sums of days, which do not say what is now.
      if (
        !/^[\d-]+ [\d:.]+$/.test(time ?? "") ||
        now - Date.parse(`${time?.replace(" ", "T")}Z`) > oldestBeat
      )
        throw new Error(`The monitor ${name} has no recent result.`);
      return partOf({ name, status });
    });
    return report(parts);
  },
  cstate({ summaryStatus, systems }) {
    const [issue] = systems.flatMap(({ unresolvedIssues }) => unresolvedIssues);
    return report(systems.map(partOf), [statusOf(summaryStatus)], issue?.title);
  },
  upptime: (sites) => report(sites.map(partOf)),
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

function statusOf(word: unknown): LocationStatus {
  const status = severities.find((each) => words[each].split(" ").includes(String(word)));
  if (!status) throw new Error(`${word} is no status.`);
  return status;
}

function partOf({ name, status }: { name: string; status: unknown }) {
  return { name: String(name), status: statusOf(status) };
}

function report(
  parts: StatusReport["parts"],
  overall: readonly LocationStatus[] = [],
  incident?: string,
): StatusReport {
  const statuses = [...overall, ...parts.map(({ status }) => status)];
  if (statuses.length === 0) throw new Error("The answer has no status.");
  return { worst: worstStatus(statuses), parts, incident: incident && String(incident) };
}
