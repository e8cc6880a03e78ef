import * as z from "zod";
import {
  accentColor,
  count,
  drawing,
  filledListOf,
  flag,
  httpsAddress,
  icon,
  id,
  listOf,
  number,
  oneOf,
  percent,
  positive,
  record,
  sample,
  sampleFields,
  stars,
} from "./parts";
import { name, phrase, plainText, text } from "./texts";

const homeFeature = record({
  id,
  drawing: drawing.describe("The drawing above the card."),
  title: text,
  description: text,
  benefits: z.tuple([text, text, text], { error: "expected three benefits" }),
  color: accentColor,
});

export const homeFeatures = listOf(homeFeature);

/** Hero, cards, call to action, meta description and structured data of the home page use them. */
export const homeFigures = record({
  processor: name,
  ddosTbps: positive.describe("DDoS protection up to this. The questions have a different figure."),
  dataCenters: count,
  latencyUnderMs: positive,
  uptimePercent: percent,
  support: name,
  customers: count.describe("Shown with a plus: `450+`."),
  responseHours: positive,
  backupRetentionDays: count,
});

const testimonial = record({
  id,
  name,
  content: text,
  rating: stars,
  location: text,
  verified: flag.describe("The reviewer was a paying customer when they wrote it."),
  drawing: drawing.describe("The head beside the name."),
  ...sample,
});

export const testimonials = listOf(testimonial);

export type Testimonial = z.infer<typeof testimonial>;

const tickerEntry = record({
  id,
  game: name,
  players: count,
  region: text.describe("A city or country of the locations."),
  trendPercent: number.describe("Change since the previous hour; negative when players leave."),
  color: accentColor,
  ...sampleFields("players", "region", "trendPercent"),
});

export const ticker = listOf(tickerEntry);

export type TickerEntry = z.infer<typeof tickerEntry>;

const locationStatus = oneOf(["operational", "warning", "critical"]);

const statusWords = record({ label: text, icon });

const city = record({
  id: id.describe("City names repeat: only the id is unique."),
  name,
  status: locationStatus,
  hardware: name.describe("The name of the processor."),
  memoryGb: positive,
  memoryType: oneOf(["DDR4", "DDR5"]),
  stats: record({ latencyMs: positive, loadPercent: percent, capacityPercent: percent }).describe(
    "For you; not shown on any page.",
  ),
  pingUrl: httpsAddress
    .exactOptional()
    .describe("A small file on a machine there, for `Measure from here`: see owner.md."),
  statusName: plainText
    .exactOptional()
    .describe(
      "Its name in `statusFeed` of brand.yaml, if it is not `name`. Uptime Kuma: the monitor's number.",
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

const server = record({
  name,
  software: name,
  location: text,
  status: locationStatus,
  statusLabel: text,
});

const metric = record({
  id,
  label: text,
  value: positive,
  decimals: number
    .int({ error: "expected a whole number" })
    .min(0, { error: "expected 0 or more" })
    .describe("Digits after the decimal point: 1 for `20.0`."),
  unit: name,
  outOf: positive.describe("The value at which the meter is full."),
  outOfShown: flag.describe("Whether it is shown beside the value, as in `5.2 / 8 GB`."),
});

const terminalLine = record({
  id,
  segments: filledListOf(
    record({ tone: oneOf(["time", "plain", "success", "value", "prompt"]), text: name }),
  ).describe("Shown with a space between them."),
});

/** The picture of a control panel. It shows no real server, so the owner need not replace its figures. */
export const panelPreview = record({
  server,
  menu: listOf(
    record({
      id,
      icon,
      label: text,
      shows: oneOf(["console", "files", "backups"])
        .exactOptional()
        .describe("What a press shows under the figures. Without it the entry cannot be pressed."),
    }),
  ),
  metrics: listOf(metric),
  tickTimes: record({ limitMs: positive, lastMs: listOf(positive) }).describe(
    "Milliseconds that each of the last ticks took.",
  ),
  terminalLines: listOf(terminalLine),
  files: listOf(record({ id, name, folder: flag, note: text })).exactOptional(),
  backups: listOf(record({ id, name, note: text })).exactOptional(),
  restore: record({
    action: text.describe("The button beside each backup."),
    status: text.describe("Instead of the status of the server, while a backup is restored."),
    running: phrase("backup"),
    done: phrase("backup"),
  })
    .exactOptional()
    .describe("A play: a press restores nothing, the figures fall to zero and come back."),
});

export type PanelMenuEntry = z.infer<typeof panelPreview>["menu"][number];
export type PanelMetric = z.infer<typeof metric>;
