import type { StatusFeed } from "../../site/schemas/brand";
import type { LocationStatus } from "../../site/schemas/home";

type Product = StatusFeed["product"];

export type StatusReport = {
  worst: LocationStatus;
  /** Empty if the status page has none. */
  parts: readonly { name: string; status: LocationStatus }[];
  /** The title of what is wrong, as the owner wrote it. */
  incident?: string | undefined;
};

/** What each product answers, as far as it is read. Anything else makes its reader throw. */
type Answers = {
  statuspage: {
    status: { indicator: string };
    components: { name: string; status: string; group?: boolean }[];
    incidents: { name: string }[];
  };
  "uptime-kuma": { heartbeatList: Record<string, { status: number; time: string }[]> };
};

/** A monitor without a newer result says nothing about now. */
const oldestBeat = 10 * 60 * 1000;

const severities: readonly LocationStatus[] = ["operational", "warning", "critical"];

/** What the products call each status. No two use one word for different ones. */
const words: Readonly<Record<LocationStatus, string>> = {
  operational: "operational none 1",
  warning: "degraded_performance partial_outage under_maintenance minor major maintenance 2 3",
  critical: "major_outage critical 0",
};

const readers: { [Name in Product]: (answer: Answers[Name], now: number) => StatusReport } = {
  statuspage({ status, components, incidents }) {
    const parts = components.filter(({ group }) => !group).map(partOf);
    const worst = worstStatus([statusOf(status.indicator), ...parts.map((part) => part.status)]);
    const incident = incidents[0]?.name;
    return { worst, parts, incident: incident && String(incident) };
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
    if (parts.length === 0) throw new Error("The answer has no status.");
    return { worst: worstStatus(parts.map(({ status }) => status)), parts };
  },
};

/** Undefined if the answer is not as expected: then nothing is known. */
export function readStatusFeed(
  product: Product,
  answer: unknown,
  now = Date.now(),
): StatusReport | undefined {
  try {
    return readers[product](answer as never, now);
  } catch {
    return undefined;
  }
}

/** Of one part of the report. Without parts, all of them are operational if the whole is. */
export function statusOfPart({ worst, parts }: StatusReport, name: string): LocationStatus | undefined {
  if (parts.length === 0) return worst === "operational" ? worst : undefined;
  return parts.find((part) => part.name === name)?.status;
}

export function worstStatus(statuses: readonly LocationStatus[]): LocationStatus {
  const worst = Math.max(0, ...statuses.map((status) => severities.indexOf(status)));
  return severities[worst] ?? "operational";
}

function statusOf(word: unknown): LocationStatus {
  const status = severities.find((each) => words[each].split(" ").includes(String(word)));
  if (!status) throw new Error(`${word} is no status.`);
  return status;
}

function partOf({ name, status }: { name: string; status: unknown }) {
  return { name: String(name), status: statusOf(status) };
}
