import * as z from "zod";
import type { AboutBlock, AboutFeature, Milestone } from "../../app/content/about";
import type { brand, destinations, transportSecurity } from "../../app/content/brand";
import type { CareerPerk, CareerValue } from "../../app/content/careers";
import type { FooterColumn, SocialLink } from "../../app/content/footer";
import type { Game, GameCategory } from "../../app/content/games";
import type { HomeFeature } from "../../app/content/home-features";
import type { HomeFigures } from "../../app/content/home-figures";
import type { LegalTab } from "../../app/content/legal";
import type { City, LocationStatus, locationStatuses, Region } from "../../app/content/locations";
import type { MinecraftPlan } from "../../app/content/minecraft-plans";
import type { NavItem, SubmenuLink } from "../../app/content/navigation";
import type {
  PanelMenuEntry,
  PanelMetric,
  PanelServer,
  PanelTickTimes,
  TerminalLine,
} from "../../app/content/panel-preview";
import type { Partner } from "../../app/content/partners";
import type { Position } from "../../app/content/positions";
import type { PopularSearch, QuestionTab } from "../../app/content/question-topics";
import type { Question, QuestionContact } from "../../app/content/questions";
import type { HelpCategory, HelpLink, SupportOption } from "../../app/content/support-options";
import type { Testimonial } from "../../app/content/testimonials";
import type { TickerEntry } from "../../app/content/ticker";
import type { VpsPlan } from "../../app/content/vps-plans";
import type { WebsitePlan } from "../../app/content/website-plans";
import {
  accentColor,
  count,
  date,
  destination,
  drawing,
  featureTile,
  figure,
  filledListOf,
  flag,
  icon,
  id,
  listOf,
  number,
  oneOf,
  percent,
  planId,
  positive,
  record,
  sample,
  sampleFields,
  siteHref,
  sitePath,
  stars,
  stat,
  text,
  yearMonth,
} from "./schema-parts";

const minecraftPlan = record({
  id: planId,
  title: text,
  cpuSharePercent: positive,
  monthlyInr: positive,
  ramGb: positive,
  ssdGb: positive,
  backups: count,
  popular: flag,
  drawing,
  destination,
  ...sampleFields("cpuSharePercent"),
}) satisfies z.ZodType<MinecraftPlan>;

const vpsPlan = record({
  id: planId,
  title: text,
  subtitle: text,
  monthlyInr: positive,
  popular: flag,
  ramGb: positive,
  vcpus: count,
  storageGb: positive,
  transferTb: positive,
  networkGbps: positive.exactOptional(),
  destination,
  ...sampleFields("title", "subtitle"),
}) satisfies z.ZodType<VpsPlan>;

const websitePlan = record({
  id: planId,
  title: text,
  subtitle: text,
  monthlyInr: positive,
  popular: flag,
  domains: count,
  cpuCores: count,
  bandwidthGb: positive,
  backup: oneOf(["daily", "weekly"]),
  destination,
  ...sampleFields("title", "subtitle", "cpuCores", "bandwidthGb", "backup"),
}) satisfies z.ZodType<WebsitePlan>;

const gameCategoryId = oneOf(["survival", "fps", "sandbox"]);

const gameCategory = record({ id: gameCategoryId, label: text }) satisfies z.ZodType<GameCategory>;

const game = record({
  id,
  cover: drawing,
  title: text,
  description: text,
  shortDesc: text,
  monthlyInr: positive,
  to: sitePath,
  category: gameCategoryId,
  features: listOf(record({ icon, text })),
  rating: stars,
  reviews: count,
  popular: flag,
  ...sampleFields("rating", "reviews"),
}) satisfies z.ZodType<Game>;

const locationStatus = oneOf(["operational", "warning", "critical"]) satisfies z.ZodType<LocationStatus>;

const city = record({
  id,
  name: text,
  status: locationStatus,
  hardware: text,
  memoryGb: positive,
  memoryType: oneOf(["DDR4", "DDR5"]),
  stats: record({ latencyMs: positive, loadPercent: percent, capacityPercent: percent }),
  ...sampleFields("hardware", "memoryGb", "memoryType", "stats"),
}) satisfies z.ZodType<City>;

const region = record({
  id,
  name: text,
  drawing,
  networkStats: record({ averageLatencyMs: positive, uptimePercent: percent, bandwidthGbps: positive }),
  cities: filledListOf(city),
  ...sampleFields("networkStats.averageLatencyMs"),
}) satisfies z.ZodType<Region>;

const statusWords = record({ label: text, icon });

const tickerEntry = record({
  id,
  game: text,
  players: count,
  region: text,
  trendPercent: number,
  color: accentColor,
  ...sampleFields("players", "region", "trendPercent"),
}) satisfies z.ZodType<TickerEntry>;

const homeFigures = record({
  processor: text,
  ddosTbps: positive,
  dataCenters: count,
  latencyUnderMs: positive,
  uptimePercent: percent,
  support: text,
  customers: count,
  responseHours: positive,
  backupRetentionDays: count,
}) satisfies z.ZodType<HomeFigures>;

const homeFeature = record({
  id,
  drawing,
  title: text,
  description: text,
  benefits: z.tuple([text, text, text], { error: "expected three benefits" }),
  color: accentColor,
}) satisfies z.ZodType<HomeFeature>;

const panelServer = record({
  name: text,
  software: text,
  location: text,
  status: locationStatus,
  statusLabel: text,
}) satisfies z.ZodType<PanelServer>;

const panelMenuEntry = record({ id, icon, label: text }) satisfies z.ZodType<PanelMenuEntry>;

const panelMetric = record({
  id,
  label: text,
  value: positive,
  decimals: number.int({ error: "expected a whole number" }).min(0, { error: "expected 0 or more" }),
  unit: text,
  outOf: positive,
  outOfShown: flag,
}) satisfies z.ZodType<PanelMetric>;

const panelTickTimes = record({
  limitMs: positive,
  lastMs: listOf(positive),
}) satisfies z.ZodType<PanelTickTimes>;

const terminalLine = record({
  id,
  segments: listOf(record({ tone: oneOf(["time", "plain", "success", "value", "prompt"]), text })),
}) satisfies z.ZodType<TerminalLine>;

const testimonial = record({
  id,
  name: text,
  content: text,
  rating: stars,
  location: text,
  verified: flag,
  drawing,
  ...sample,
}) satisfies z.ZodType<Testimonial>;

const questionTabId = oneOf(["general", "game-servers", "vps"]);

const questionTab = record({ id: questionTabId, label: text }) satisfies z.ZodType<QuestionTab>;

const question = record({
  id,
  tab: questionTabId,
  question: text,
  answer: text,
  icon,
  tag: text,
  features: listOf(text).exactOptional(),
  specs: listOf(record({ label: text, value: text })).exactOptional(),
  relatedLinks: listOf(record({ text, to: siteHref })).exactOptional(),
}) satisfies z.ZodType<Question>;

const popularSearch = record({ id, text }) satisfies z.ZodType<PopularSearch>;

const questionContact = record({
  id,
  icon,
  title: text,
  text,
  destination,
}) satisfies z.ZodType<QuestionContact>;

const aboutBlock = featureTile.extend(sample) satisfies z.ZodType<AboutBlock>;

const aboutFeature = record({ id, drawing, title: text, text }) satisfies z.ZodType<AboutFeature>;

const milestone = record({ id, date, title: text, text, ...sample }) satisfies z.ZodType<Milestone>;

const supportOption = record({
  id,
  icon,
  title: text,
  description: text,
  response: figure,
  destination,
  color: accentColor,
}) satisfies z.ZodType<SupportOption>;

const helpLink = z.union(
  [record({ label: text, text, to: siteHref }), record({ label: text, text, destination })],
  { error: "expected either to or destination" },
) satisfies z.ZodType<HelpLink>;

const helpCategory = record({
  id,
  icon,
  title: text,
  text,
  links: filledListOf(helpLink),
}) satisfies z.ZodType<HelpCategory>;

const partner = record({
  id,
  logo: drawing,
  name: text,
  description: text,
  category: text,
  location: text,
  partnerSince: yearMonth,
  url: z.custom<Partner["url"]>((value) => typeof value === "string" && isHttps(value), {
    error: "expected an address that begins with https://",
  }),
  ...sample,
}) satisfies z.ZodType<Partner>;

const position = record({
  slug: id,
  title: text,
  department: text,
  location: text,
  type: oneOf(["full-time", "part-time", "internship"]),
  description: text,
  about: listOf(text),
  requirements: listOf(text),
  responsibilities: listOf(text),
  datePosted: date,
  validThrough: date,
  ...sample,
}).refine(({ datePosted, validThrough }) => validThrough >= datePosted, {
  path: ["validThrough"],
  error: ({ input }) => `expected a date after datePosted, "${(input as Position).datePosted}"`,
}) satisfies z.ZodType<Position>;

const careerPerk = featureTile.extend(sample) satisfies z.ZodType<CareerPerk>;

const careerValue = record({ id, title: text, text }) satisfies z.ZodType<CareerValue>;

const legalTab = record({
  key: oneOf(["privacy", "terms", "aup", "refundPolicy"]),
  hash: oneOf(["privacy-policy", "terms-of-service", "acceptable-use-policy", "refund-policy"]),
  title: text,
}) satisfies z.ZodType<LegalTab>;

const submenuLink = z.union(
  [
    record({ label: text, description: text, drawing, to: sitePath }),
    record({ label: text, description: text, drawing, destination }),
  ],
  { error: "expected either to or destination" },
) satisfies z.ZodType<SubmenuLink>;

const navItem = z.union(
  [
    record({ label: text, to: sitePath }),
    record({ label: text, covers: listOf(sitePath).exactOptional(), submenu: filledListOf(submenuLink) }),
  ],
  { error: "expected either to or submenu" },
) satisfies z.ZodType<NavItem>;

const footerColumn = record({
  title: text,
  links: filledListOf(
    z.union([record({ label: text, to: sitePath }), record({ label: text, destination })], {
      error: "expected either to or destination",
    }),
  ),
}) satisfies z.ZodType<FooterColumn>;

const socialLink = record({ label: text, icon, destination }) satisfies z.ZodType<SocialLink>;

const brandSchema = record({
  name: text,
  tagline: z.tuple([text, text], { error: "expected two lines" }),
  domain: text,
  origin: text.refine(isHttps, { error: "expected an address that begins with https://" }),
  supportEmail: text.includes("@", { error: "expected a mail address" }),
  careersEmail: text.includes("@", { error: "expected a mail address" }),
  telephone: text,
  foundedOn: date,
}) satisfies z.ZodType<Record<keyof typeof brand, unknown>>;

const transportSecuritySchema = record({ includeSubDomains: flag, preload: flag }).refine(
  ({ includeSubDomains, preload }) => includeSubDomains || !preload,
  { path: ["preload"], error: "expected false as long as includeSubDomains is false" },
) satisfies z.ZodType<typeof transportSecurity>;

const destinationAddress = text.refine((value) => /^(mailto:.+@|tel:\+?\d)/.test(value) || isHttps(value), {
  error: "expected an address that begins with https://, mailto: or tel:",
});

function isHttps(value: string) {
  return value.startsWith("https://") && URL.canParse(value);
}

/** By file and export. An export without a schema is a fault. */
export const contentSchemas: Record<string, Record<string, z.ZodType>> = {
  about: {
    aboutStats: filledListOf(stat),
    aboutBlocks: filledListOf(aboutBlock),
    aboutFeatures: filledListOf(aboutFeature),
    milestones: filledListOf(milestone),
  },
  brand: {
    brand: brandSchema,
    transportSecurity: transportSecuritySchema,
    destinations: z.record(z.string(), destinationAddress) satisfies z.ZodType<
      Record<keyof typeof destinations, string>
    >,
  },
  careers: { careerPerks: filledListOf(careerPerk), careerValues: filledListOf(careerValue) },
  footer: { footerColumns: filledListOf(footerColumn), socialLinks: filledListOf(socialLink) },
  games: { gameCategories: filledListOf(gameCategory), games: filledListOf(game) },
  "home-features": { homeFeatures: filledListOf(homeFeature) },
  "home-figures": { homeFigures },
  legal: { legalTabs: filledListOf(legalTab) },
  locations: {
    regions: filledListOf(region),
    locationStatuses: record({
      operational: statusWords,
      warning: statusWords,
      critical: statusWords,
    }) satisfies z.ZodType<Record<keyof typeof locationStatuses, unknown>>,
  },
  "minecraft-features": { minecraftFeatures: filledListOf(featureTile) },
  "minecraft-plans": { minecraftPlans: filledListOf(minecraftPlan) },
  navigation: { headerMenu: filledListOf(navItem) },
  "panel-preview": {
    panelServer,
    panelMenu: filledListOf(panelMenuEntry),
    panelMetrics: filledListOf(panelMetric),
    panelTickTimes,
    terminalLines: filledListOf(terminalLine),
  },
  partners: {
    partners: listOf(partner),
    partnerStats: filledListOf(stat),
    partnerBenefits: filledListOf(featureTile),
    partnerApplication: record({ destination }),
  },
  positions: { positions: listOf(position) },
  "question-topics": {
    questionTabs: filledListOf(questionTab),
    popularSearches: filledListOf(popularSearch),
  },
  questions: { questions: filledListOf(question), questionContacts: filledListOf(questionContact) },
  "support-options": {
    supportStats: filledListOf(stat),
    supportOptions: filledListOf(supportOption),
    helpCategories: filledListOf(helpCategory),
  },
  testimonials: { testimonials: listOf(testimonial) },
  ticker: { tickerEntries: filledListOf(tickerEntry) },
  "vps-features": { vpsFeatures: filledListOf(featureTile) },
  "vps-plans": { vpsPlans: filledListOf(vpsPlan) },
  "website-features": { websiteUsers: stat, websiteFeatures: filledListOf(featureTile) },
  "website-plans": { websitePlans: filledListOf(websitePlan) },
};
