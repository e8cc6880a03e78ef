import * as z from "zod";
import {
  accentColor,
  count,
  drawing,
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
  drawing: drawing.describe("The picture above the words."),
  title: text,
  description: text.describe("One or two sentences under the title."),
  benefits: z
    .tuple([text, text, text], "expected three benefits")
    .describe("Three short points under the sentence."),
  color: accentColor.describe("Not shown on any page at present."),
});

export const homeFeatures = listOf(homeFeature);

/** Hero, cards, call to action, meta description and structured data of the home page use them. */
export const homeFigures = record({
  processor: name.describe("The make of your processors: `AMD Ryzen`."),
  ddosTbps: positive.describe("The largest attack your DDoS protection stops, in Tbps: `2.5`."),
  dataCenters: count.describe("How many data centers you have."),
  latencyUnderMs: positive.describe("Players reach a server in less than this many milliseconds."),
  uptimePercent: percent.describe("How much of the time servers are up: `99.9`."),
  support: name.describe("When support is there: `24/7`."),
  customers: count.describe("How many customers you have. Pages add a plus: `450+`."),
  responseHours: positive.describe("Support answers within this many hours."),
  backupRetentionDays: count.describe("How many days you keep a backup."),
});

const testimonial = record({
  id,
  name: name.describe("As the customer wants to be named: `Aarav M.`"),
  content: text.describe("What the customer wrote."),
  rating: stars.describe("Stars out of 5."),
  location: text.describe("Where the customer lives: `Pune, India`."),
  verified: flag.describe("Shows `Verified`. Only for people who were paying customers when they wrote it."),
  drawing: drawing.describe("The picture of a head beside the name."),
  ...sample,
});

export const testimonials = listOf(testimonial);

const tickerEntry = record({
  id,
  game: name,
  players: count.describe("How many play it on your servers now."),
  region: text.describe("Where most of them play: `India`. One of your locations."),
  trendPercent: number.describe("Change within the hour in percent: `12`, or `-5` when players leave."),
  color: accentColor.describe("Not shown on any page at present."),
  ...sampleFields("players", "region", "trendPercent"),
});

export const ticker = listOf(tickerEntry);

const locationStatus = oneOf(["operational", "warning", "critical"]);

const statusWords = record({ label: text.describe("The word that visitors see: `Operational`."), icon });

const city = record({
  id: id.describe("A short name that no other city has: `frankfurt-1` and `frankfurt-2`."),
  name,
  status: locationStatus.describe("What the card shows, unless Brand has a status feed."),
  hardware: name.describe("The processor there: `AMD Ryzen 9 7950X`."),
  memoryGb: positive.describe("Memory of a machine there, in GB."),
  memoryType: oneOf(["DDR4", "DDR5"]).describe("The kind of memory."),
  stats: record({ latencyMs: positive, loadPercent: percent, capacityPercent: percent }).describe(
    "Notes for you. No page shows them.",
  ),
  pingUrl: httpsAddress
    .exactOptional()
    .describe("A small file on a machine there; visitors measure their way to it. See owner.md."),
  statusName: plainText
    .exactOptional()
    .describe("Its name on your status page, if it differs. Uptime Kuma: the number of the monitor."),
  ...sampleFields("hardware", "memoryGb", "memoryType", "stats"),
});

const region = record({
  id,
  name: text,
  drawing: drawing.describe("The picture on the card of the region."),
  networkStats: record({
    averageLatencyMs: positive.describe("Average time to a player, in milliseconds."),
    uptimePercent: percent.describe("How much of the time servers there are up: `99.99`."),
    bandwidthGbps: positive.describe("Speed of the network in Gbps."),
  }).describe("The three figures on the card of the region."),
  cities: listOf(city).min(1).describe("Your machines in the region. A city may be there twice."),
  ...sampleFields("networkStats.averageLatencyMs"),
});

export const locations = record({
  statuses: record({ operational: statusWords, warning: statusWords, critical: statusWords }).describe(
    "The words and icons for the state of a city.",
  ),
  regions: listOf(region).describe("The regions on the home page, nearest to your players first."),
});

export type LocationStatus = z.infer<typeof locationStatus>;

const server = record({
  name: name.describe("A made-up name: `bazaar-smp`."),
  software: name.describe("What runs on it: `Paper 1.21`."),
  location: text,
  status: locationStatus.describe("The colour and the icon of the word after it."),
  statusLabel: text.describe("The word for the state of the server: `Running`."),
});

const metric = record({
  id,
  label: text,
  value: positive.describe("The number: `5.2` in `5.2 / 8 GB`."),
  decimals: number.int().min(0).describe("Digits after the point: `1` for `20.0`."),
  unit: name.describe("After the number: `GB`, `%`."),
  outOf: positive.describe("The number at which the bar under it is full."),
  outOfShown: flag.describe("Shows the highest number too: `5.2 / 8 GB`."),
});

const terminalLine = record({
  id,
  segments: listOf(
    record({
      tone: oneOf(["time", "plain", "success", "value", "prompt"]).describe("The colour of the words."),
      text: name,
    }),
  )
    .min(1)
    .describe("The line, in parts with a colour each."),
});

/** The picture of a control panel. It shows no real server, so the owner need not replace its figures. */
export const panelPreview = record({
  server: server.describe("The server in the picture of your panel. It is no real one."),
  menu: listOf(
    record({
      id,
      icon,
      label: text,
      shows: oneOf(["console", "files", "backups"])
        .exactOptional()
        .describe("What a click shows. If empty, the entry cannot be clicked."),
    }),
  ),
  metrics: listOf(metric).describe("The figures with bars: CPU, memory and the like."),
  tickTimes: record({
    limitMs: positive.describe("The height of the chart, in milliseconds."),
    lastMs: listOf(positive).describe("One number for each bar, in milliseconds."),
  }).describe("The chart of bars under the figures."),
  terminalLines: listOf(terminalLine).describe("What the console shows."),
  files: listOf(
    record({
      id,
      name,
      folder: flag.describe("Shows the icon of a folder."),
      note: text.describe("A few words beside it: `14 items`."),
    }),
  )
    .exactOptional()
    .describe("What the file manager shows."),
  backups: listOf(record({ id, name, note: text.describe("A few words under the name: `Today, 21:08`.") }))
    .exactOptional()
    .describe("What the list of backups shows."),
  restore: record({
    action: text.describe("The words on the button beside each backup: `Restore`."),
    status: text.describe("In place of `Running` meanwhile: `Restoring`."),
    running: phrase("backup").describe("Meanwhile; `{backup}` is the name of the backup."),
    done: phrase("backup").describe("At the end; `{backup}` is the name of the backup."),
  })
    .exactOptional()
    .describe("For show: a click restores nothing, the figures fall to zero and come back."),
});
