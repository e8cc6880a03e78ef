import type { DrawingName } from "../art/drawings";
import type { Destination } from "./brand";
import type { PartlySample } from "./sample";

export type MinecraftPlan = {
  /** The tier; also the id of the card and the start of its colour tokens. */
  id: string;
  title: string;
  /** Share of one processor core, shown as the subtitle of the card. */
  cpuSharePercent: number;
  monthlyInr: number;
  ramGb: number;
  ssdGb: number;
  /** Number of backups. */
  backups: number;
  popular: boolean;
  drawing: DrawingName;
  destination: Destination;
} & PartlySample<"cpuSharePercent">;

/**
 * The figures of SPEC.md §9, irregular ones included: Grass and Wood have the same price, Diamond has 1 GB of RAM, Emerald
 * 14 GB of SSD. `npm run check:launch` reports them to the owner.
 */
export const minecraftPlans: readonly MinecraftPlan[] = [
  {
    id: "grass",
    title: "Grass",
    cpuSharePercent: 70,
    monthlyInr: 50,
    ramGb: 1,
    ssdGb: 4,
    backups: 1,
    popular: false,
    drawing: "block-grass",
    destination: "minecraftStore",
  },
  {
    id: "wood",
    title: "Wood",
    cpuSharePercent: 100,
    monthlyInr: 50,
    ramGb: 2,
    ssdGb: 8,
    backups: 1,
    popular: false,
    drawing: "block-wood",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "stone",
    title: "Stone",
    cpuSharePercent: 125,
    monthlyInr: 200,
    ramGb: 4,
    ssdGb: 16,
    backups: 2,
    popular: false,
    drawing: "block-stone",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "coal",
    title: "Coal",
    cpuSharePercent: 150,
    monthlyInr: 300,
    ramGb: 6,
    ssdGb: 24,
    backups: 2,
    popular: false,
    drawing: "block-coal",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "iron",
    title: "Iron",
    cpuSharePercent: 175,
    monthlyInr: 400,
    ramGb: 8,
    ssdGb: 32,
    backups: 3,
    popular: false,
    drawing: "block-iron",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "gold",
    title: "Gold",
    cpuSharePercent: 200,
    monthlyInr: 500,
    ramGb: 10,
    ssdGb: 40,
    backups: 3,
    popular: false,
    drawing: "block-gold",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "diamond",
    title: "Diamond",
    cpuSharePercent: 225,
    monthlyInr: 600,
    ramGb: 1,
    ssdGb: 48,
    backups: 4,
    popular: false,
    drawing: "block-diamond",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "emerald",
    title: "Emerald",
    cpuSharePercent: 250,
    monthlyInr: 700,
    ramGb: 14,
    ssdGb: 14,
    backups: 4,
    popular: false,
    drawing: "block-emerald",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "netherite",
    title: "Netherite",
    cpuSharePercent: 275,
    monthlyInr: 800,
    ramGb: 16,
    ssdGb: 55,
    backups: 5,
    popular: false,
    drawing: "block-netherite",
    destination: "minecraftStore",
    sampleFields: ["cpuSharePercent"],
  },
  {
    id: "obsidian",
    title: "Obsidian",
    cpuSharePercent: 300,
    monthlyInr: 900,
    ramGb: 24,
    ssdGb: 96,
    backups: 5,
    popular: false,
    drawing: "block-obsidian",
    destination: "minecraftStore",
  },
];
