import type { IconName } from "../art/icons";
import type { LocationStatus } from "./locations";

/** The picture of a control panel. It shows no real server, so the owner need not replace its figures. */
export type PanelServer = {
  name: string;
  software: string;
  location: string;
  status: LocationStatus;
  statusLabel: string;
};

export type PanelMenuEntry = { id: string; icon: IconName; label: string };

export type PanelMetric = {
  id: string;
  label: string;
  value: number;
  /** Digits after the decimal point: 20.0. */
  decimals: number;
  unit: string;
  /** The value at which the meter is full. */
  outOf: number;
  /** Shown beside the value, as in 5.2 / 8 GB. */
  outOfShown: boolean;
};

export type TerminalSegment = { tone: "time" | "plain" | "success" | "value" | "prompt"; text: string };

export type TerminalLine = { id: string; segments: readonly TerminalSegment[] };

export type PanelTickTimes = { limitMs: number; lastMs: readonly number[] };

export const panelServer: PanelServer = {
  name: "bazaar-smp",
  software: "Paper 1.21",
  location: "India",
  status: "operational",
  statusLabel: "Running",
};

export const panelMenu: readonly PanelMenuEntry[] = [
  { id: "console", icon: "console", label: "Console" },
  { id: "file-manager", icon: "folder", label: "File manager" },
  { id: "databases", icon: "database", label: "Databases" },
  { id: "schedules", icon: "clock", label: "Schedules" },
  { id: "users", icon: "users", label: "Users" },
  { id: "backups", icon: "archive", label: "Backups" },
  { id: "settings", icon: "gear", label: "Settings" },
];

export const panelMetrics: readonly PanelMetric[] = [
  { id: "tick-rate", label: "Tick rate", value: 20, decimals: 1, unit: "TPS", outOf: 20, outOfShown: false },
  { id: "cpu", label: "CPU", value: 41, decimals: 0, unit: "%", outOf: 100, outOfShown: false },
  { id: "memory", label: "Memory", value: 5.2, decimals: 1, unit: "GB", outOf: 8, outOfShown: true },
  { id: "traffic", label: "Network", value: 3.1, decimals: 1, unit: "MB/s", outOf: 12.5, outOfShown: false },
];

/** Milliseconds each of the last sixty ticks took. */
export const panelTickTimes: PanelTickTimes = {
  limitMs: 50,
  lastMs: [
    18, 19, 17, 21, 20, 34, 22, 19, 18, 20, 17, 19, 23, 21, 18, 17, 20, 22, 36, 24, 20, 19, 18, 21, 17, 18,
    20, 19, 22, 18, 17, 38, 25, 21, 19, 18, 20, 17, 19, 21, 18, 20, 22, 19, 33, 23, 20, 18, 17, 19, 21, 20,
    18, 19, 17, 20, 22, 35, 21, 19,
  ],
};

export const terminalLines: readonly TerminalLine[] = [
  {
    id: "start",
    segments: [
      { tone: "time", text: "[21:04:11]" },
      { tone: "plain", text: " Starting server on port 25565" },
    ],
  },
  {
    id: "spawn",
    segments: [
      { tone: "time", text: "[21:04:14]" },
      { tone: "plain", text: " Preparing spawn area: " },
      { tone: "value", text: "100%" },
    ],
  },
  {
    id: "done",
    segments: [
      { tone: "time", text: "[21:04:14]" },
      { tone: "success", text: " Done in 3.2 s." },
      { tone: "plain", text: ' For help, type "help"' },
    ],
  },
  {
    id: "join",
    segments: [
      { tone: "time", text: "[21:07:32]" },
      { tone: "plain", text: " ishita_plays joined the game" },
    ],
  },
  {
    id: "chat",
    segments: [
      { tone: "time", text: "[21:07:58]" },
      { tone: "plain", text: " <ishita_plays> who took my diamonds" },
    ],
  },
  {
    id: "backup",
    segments: [
      { tone: "time", text: "[21:08:00]" },
      { tone: "plain", text: " Backup " },
      { tone: "value", text: "daily-0412" },
      { tone: "plain", text: " finished, 1.4 GB" },
    ],
  },
  {
    id: "prompt",
    segments: [
      { tone: "prompt", text: ">" },
      { tone: "plain", text: " save-all" },
    ],
  },
];
