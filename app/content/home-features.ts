import type { DrawingName } from "../art/drawings";
import type { AccentColor } from "./accent-color";
import { homeFigures } from "./home-figures";

export type HomeFeature = {
  id: string;
  /** The drawing above the card. */
  drawing: DrawingName;
  title: string;
  description: string;
  benefits: readonly [string, string, string];
  color: AccentColor;
};

export const homeFeatures: readonly HomeFeature[] = [
  {
    id: "hardware",
    drawing: "prop-hardware",
    title: "Ryzen under the hood",
    description: "Minecraft leans on one fast core, not on many slow ones. So that is what we buy.",
    benefits: [
      `${homeFigures.processor} hardware`,
      "SSD on every Minecraft plan",
      "Room to hold 20 ticks a second",
    ],
    color: "iron",
  },
  {
    id: "protection",
    drawing: "prop-shield",
    title: "A wall that is always up",
    description: "Attacks are dropped before they reach you. No switch to flip.",
    benefits: [
      `DDoS protection up to ${homeFigures.ddosTbps} Tbps`,
      "On through exam week, too",
      "Nothing to configure",
    ],
    color: "netherite",
  },
  {
    id: "support",
    drawing: "prop-support",
    title: "Someone is awake",
    description: "People with a cup of tea, on Discord, email and tickets.",
    benefits: [
      `${homeFigures.support} support`,
      `${homeFigures.responseHours}-hour response`,
      `${homeFigures.customers}+ customers looked after`,
    ],
    color: "gold",
  },
  {
    id: "network",
    drawing: "prop-network",
    title: "Close to your players",
    description: "Short routes to the places you actually play from.",
    benefits: [
      `${homeFigures.dataCenters} data centers`,
      `Latency under ${homeFigures.latencyUnderMs} ms`,
      `${homeFigures.uptimePercent}% uptime`,
    ],
    color: "diamond",
  },
  {
    id: "backups",
    drawing: "prop-backups",
    title: "Undo, for griefers",
    description: "Someone let the creeper in. Roll the world back before dinner.",
    benefits: ["Daily backups", `${homeFigures.backupRetentionDays}-day retention`, "One-click restore"],
    color: "emerald",
  },
  {
    id: "panel",
    drawing: "prop-panel",
    title: "Every lever in one panel",
    description: "Upload a modpack, read the log, add a moderator. One page, any browser.",
    benefits: ["Console and file manager", "Databases and schedules", "Users, backups and settings"],
    color: "obsidian",
  },
];
