import type * as z from "zod";
import {
  drawing,
  filledListOf,
  icon,
  id,
  listOf,
  oneOf,
  percent,
  positive,
  record,
  sampleFields,
  text,
} from "./parts";

export const locationStatus = oneOf(["operational", "warning", "critical"]);

const statusWords = record({ label: text, icon });

const city = record({
  id: id.describe("City names repeat: only the id is unique."),
  name: text,
  status: locationStatus,
  hardware: text.describe("The name of the processor."),
  memoryGb: positive,
  memoryType: oneOf(["DDR4", "DDR5"]),
  stats: record({ latencyMs: positive, loadPercent: percent, capacityPercent: percent }).describe(
    "For you; not shown on any page.",
  ),
  ...sampleFields("hardware", "memoryGb", "memoryType", "stats"),
});

const region = record({
  id,
  name: text,
  drawing,
  networkStats: record({ averageLatencyMs: positive, uptimePercent: percent, bandwidthGbps: positive }),
  cities: filledListOf(city),
  ...sampleFields("networkStats.averageLatencyMs"),
});

export const locations = record({
  statuses: record({ operational: statusWords, warning: statusWords, critical: statusWords }),
  regions: listOf(region).describe("Nearest to your players first."),
});

export type Region = z.infer<typeof region>;
export type City = z.infer<typeof city>;
export type LocationStatus = z.infer<typeof locationStatus>;
