import type { Destination } from "./brand";
import type { PartlySample } from "./sample";

export type VpsPlan = {
  /** Two plans have the same title: only the id is unique. */
  id: string;
  title: string;
  subtitle: string;
  monthlyInr: number;
  popular: boolean;
  ramGb: number;
  vcpus: number;
  /** 1,000 GB is shown as 1 TB. */
  storageGb: number;
  /** Traffic per month. */
  transferTb: number;
  /** Only for plans with a network speed. */
  networkGbps?: number;
  destination: Destination;
} & PartlySample<"title" | "subtitle">;

export const vpsPlans: readonly VpsPlan[] = [
  {
    id: "furnace-memory",
    title: "Furnace",
    subtitle: "For worlds that eat memory",
    monthlyInr: 1099,
    popular: false,
    ramGb: 32,
    vcpus: 4,
    storageGb: 500,
    transferTb: 2,
    destination: "sharedVpsStore",
    sampleFields: ["title", "subtitle"],
  },
  {
    id: "furnace-cores",
    title: "Furnace",
    subtitle: "For jobs that eat cores",
    monthlyInr: 1899,
    popular: true,
    ramGb: 4,
    vcpus: 8,
    storageGb: 100,
    transferTb: 5,
    destination: "sharedVpsStore",
    sampleFields: ["title", "subtitle"],
  },
  {
    id: "foundry",
    title: "Foundry",
    subtitle: "For the whole workshop at once",
    monthlyInr: 8960,
    popular: false,
    ramGb: 8,
    vcpus: 32,
    storageGb: 1000,
    transferTb: 10,
    networkGbps: 5,
    destination: "sharedVpsStore",
    sampleFields: ["title", "subtitle"],
  },
];
