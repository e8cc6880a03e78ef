import type { Destination } from "./brand";
import type { PartlySample } from "./sample";

export type WebsitePlan = {
  id: string;
  title: string;
  subtitle: string;
  monthlyInr: number;
  popular: boolean;
  domains: number;
  cpuCores: number;
  /** Traffic per month; 1,000 GB is shown as 1 TB. */
  bandwidthGb: number;
  /** How often the account is backed up. */
  backup: "daily" | "weekly";
  destination: Destination;
} & PartlySample<"title" | "subtitle" | "cpuCores" | "bandwidthGb" | "backup">;

export const websitePlans: readonly WebsitePlan[] = [
  {
    id: "village",
    title: "Village",
    subtitle: "A club, its wiki and its shop",
    monthlyInr: 1048,
    popular: false,
    domains: 5,
    cpuCores: 2,
    bandwidthGb: 500,
    backup: "daily",
    destination: "cartConfiguration",
    sampleFields: ["title", "subtitle", "cpuCores", "bandwidthGb", "backup"],
  },
  {
    id: "cottage",
    title: "Cottage",
    subtitle: "One name, one site, done",
    monthlyInr: 499,
    popular: true,
    domains: 1,
    cpuCores: 1,
    bandwidthGb: 100,
    backup: "weekly",
    destination: "cartConfiguration",
    sampleFields: ["title", "subtitle", "cpuCores", "bandwidthGb", "backup"],
  },
  {
    id: "town",
    title: "Town",
    subtitle: "For people who build sites for other people",
    monthlyInr: 1498,
    popular: false,
    domains: 10,
    cpuCores: 4,
    bandwidthGb: 1000,
    backup: "daily",
    destination: "cartConfiguration",
    sampleFields: ["title", "subtitle", "cpuCores", "bandwidthGb", "backup"],
  },
];
