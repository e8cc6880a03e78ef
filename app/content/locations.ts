import type { DrawingName } from "../art/drawings";
import type { IconName } from "../art/icons";
import type { PartlySample } from "./sample";

export type LocationStatus = "operational" | "warning" | "critical";

export type City = {
  /** City names repeat (India, Frankfurt): only the id is unique. */
  id: string;
  name: string;
  status: LocationStatus;
  /** The name of the processor. */
  hardware: string;
  memoryGb: number;
  memoryType: "DDR4" | "DDR5";
  /** For the owner; not shown on any page. */
  stats: { latencyMs: number; loadPercent: number; capacityPercent: number };
} & PartlySample<"hardware" | "memoryGb" | "memoryType" | "stats">;

export type Region = {
  id: string;
  name: string;
  drawing: DrawingName;
  networkStats: { averageLatencyMs: number; uptimePercent: number; bandwidthGbps: number };
  cities: readonly City[];
} & PartlySample<"networkStats.averageLatencyMs">;

export const locationStatuses = {
  operational: { label: "Operational", icon: "check" },
  warning: { label: "Warning", icon: "warning" },
  critical: { label: "Critical", icon: "close" },
} as const satisfies Record<LocationStatus, { label: string; icon: IconName }>;

/** Nearest to India first. */
export const regions: readonly Region[] = [
  {
    id: "asia-pacific",
    name: "Asia Pacific",
    drawing: "region-asia-pacific",
    networkStats: { averageLatencyMs: 11, uptimePercent: 99.99, bandwidthGbps: 100 },
    cities: [
      {
        id: "india-1",
        name: "India",
        status: "operational",
        hardware: "AMD Ryzen 9 7950X",
        memoryGb: 128,
        memoryType: "DDR5",
        stats: { latencyMs: 8, loadPercent: 46, capacityPercent: 70 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
      {
        id: "india-2",
        name: "India",
        status: "operational",
        hardware: "AMD Epyc 7443P",
        memoryGb: 256,
        memoryType: "DDR4",
        stats: { latencyMs: 9, loadPercent: 35, capacityPercent: 62 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
      {
        id: "singapore-1",
        name: "Singapore",
        status: "operational",
        hardware: "AMD Ryzen 9 5950X",
        memoryGb: 128,
        memoryType: "DDR4",
        stats: { latencyMs: 16, loadPercent: 55, capacityPercent: 74 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
    ],
    sampleFields: ["networkStats.averageLatencyMs"],
  },
  {
    id: "europe",
    name: "Europe",
    drawing: "region-europe",
    networkStats: { averageLatencyMs: 12, uptimePercent: 99.99, bandwidthGbps: 100 },
    cities: [
      {
        id: "frankfurt-1",
        name: "Frankfurt",
        status: "operational",
        hardware: "AMD Ryzen 9 7950X",
        memoryGb: 128,
        memoryType: "DDR5",
        stats: { latencyMs: 11, loadPercent: 40, capacityPercent: 66 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
      {
        id: "frankfurt-2",
        name: "Frankfurt",
        status: "operational",
        hardware: "AMD Ryzen 9 5900X",
        memoryGb: 64,
        memoryType: "DDR4",
        stats: { latencyMs: 12, loadPercent: 60, capacityPercent: 81 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
      {
        id: "frankfurt-3",
        name: "Frankfurt",
        status: "operational",
        hardware: "AMD Epyc 7402P",
        memoryGb: 256,
        memoryType: "DDR4",
        stats: { latencyMs: 12, loadPercent: 30, capacityPercent: 55 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
    ],
    sampleFields: ["networkStats.averageLatencyMs"],
  },
  {
    id: "north-america",
    name: "North America",
    drawing: "region-north-america",
    networkStats: { averageLatencyMs: 14, uptimePercent: 99.99, bandwidthGbps: 100 },
    cities: [
      {
        id: "new-york-1",
        name: "New York",
        status: "operational",
        hardware: "AMD Ryzen 9 7900",
        memoryGb: 128,
        memoryType: "DDR5",
        stats: { latencyMs: 13, loadPercent: 50, capacityPercent: 68 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
      {
        id: "los-angeles-1",
        name: "Los Angeles",
        status: "operational",
        hardware: "AMD Ryzen 9 5950X",
        memoryGb: 128,
        memoryType: "DDR4",
        stats: { latencyMs: 15, loadPercent: 42, capacityPercent: 60 },
        sampleFields: ["hardware", "memoryGb", "memoryType", "stats"],
      },
    ],
    sampleFields: ["networkStats.averageLatencyMs"],
  },
];
