/* The names by which records and pages ask for art: in a file of their own, so that a change of a model is no change of a schema. */

/** The drawings that records name. */
export const drawingNames = [
  "block-grass",
  "block-wood",
  "block-stone",
  "block-coal",
  "block-iron",
  "block-gold",
  "block-diamond",
  "block-emerald",
  "block-netherite",
  "block-obsidian",
  "prop-hardware",
  "prop-shield",
  "prop-support",
  "prop-network",
  "prop-backups",
  "prop-panel",
  "region-north-america",
  "region-europe",
  "region-asia-pacific",
  "head-a",
  "head-b",
  "head-c",
  "head-d",
  "head-e",
  "head-f",
  "partner-nimbu-pani-smp",
  "partner-third-bench-builders",
  "partner-half-slab-club",
  "partner-two-pings-late",
  "partner-monsoon-modpacks",
  "missing-deck",
  "ddos-wall",
  "machine-room",
  "lantern",
  "chest",
  "sapling",
  "island",
  "stairs",
  "ground",
  "sunrise-night",
  "sunrise-first-light",
  "sunrise",
  "dither",
  "outline",
] as const;

/** The islands of the home page, and the lanes of /website-hosting. */
const islandNames = ["island-campfire", "island"] as const;
const laneNames = ["scene-website-van", "scene-website"] as const;

export type IslandName = (typeof islandNames)[number];
export type LaneName = (typeof laneNames)[number];
export type DrawingName = (typeof drawingNames)[number] | IslandName;

/** The places at the top of pages, drawn from the records. */
export const placeNames = [
  "scene-vps",
  "scene-website-van",
  "scene-website",
  "scene-support",
  "scene-careers",
  "scene-partners",
  "scene-partners-bridge",
  "scene-about",
  "scene-legal",
  "prop-desk",
] as const;

export type PlaceName = (typeof placeNames)[number];

/** What can be at the top of a page. The first is shown if its record names none: it belongs to no country or company. */
export const pageScenes = {
  home: islandNames,
  vps: ["scene-vps"],
  "website-hosting": laneNames,
  support: ["scene-support"],
  about: ["scene-about"],
  partners: ["scene-partners", "scene-partners-bridge"],
  careers: ["scene-careers"],
  legal: ["scene-legal"],
} as const satisfies Record<string, readonly (DrawingName | PlaceName)[]>;

export type PageWithScene = keyof typeof pageScenes;

export function isOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}

export function isIsland(name: string): name is IslandName {
  return isOf(islandNames, name);
}

/** Interface icons. */
export const iconNames = [
  "arrow",
  "up",
  "chev",
  "check",
  "star",
  "search",
  "plus",
  "menu",
  "close",
  "out",
  "discord",
  "youtube",
  "instagram",
  "linkedin",
  "mail",
  "ticket",
  "console",
  "folder",
  "database",
  "clock",
  "users",
  "archive",
  "gear",
  "shield",
  "bolt",
  "globe",
  "mods",
  "chip",
  "server",
  "rupee",
  "heart",
  "bed",
  "pause",
  "play",
  "copy-link",
  "warning",
  "phone",
  "school",
  "refund",
  "flag",
  "dawn",
] as const;

export type IconName = (typeof iconNames)[number];
