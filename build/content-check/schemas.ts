import * as z from "zod";
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
  httpsAddress,
  icon,
  id,
  isHttps,
  linkOf,
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

/** A schema for each export of a file of records. It accepts nothing that the type of the export does not allow. */
type SchemasOf<Records, Literal extends keyof Records = never> = {
  [Name in keyof Records as Records[Name] extends (...args: never) => unknown
    ? never
    : Name]: Name extends Literal ? z.ZodType : z.ZodType<Records[Name]>;
};

const gameCategoryId = oneOf(["survival", "fps", "sandbox"]);

const questionTabId = oneOf(["general", "game-servers", "vps"]);

const locationStatus = oneOf(["operational", "warning", "critical"]);

const statusWords = record({ label: text, icon });

const featureTiles = filledListOf(featureTile);

const plan = { id: planId, title: text, monthlyInr: positive, popular: flag, destination };

const stats = filledListOf(stat);

/** By file and export. An export without a schema is a fault. `Literal` exports have `as const`, so no schema has their type. */
export const contentSchemas: Record<string, Record<string, z.ZodType>> = {
  about: {
    aboutStats: stats,
    aboutBlocks: filledListOf(featureTile.extend(sample)),
    aboutFeatures: filledListOf(record({ id, drawing, title: text, text })),
    milestones: filledListOf(record({ id, date, title: text, text, ...sample })),
  } satisfies SchemasOf<typeof import("../../app/content/about")>,
  brand: {
    brand: record({
      name: text,
      tagline: z.tuple([text, text], { error: "expected two lines" }),
      domain: text,
      origin: httpsAddress,
      supportEmail: text.includes("@", { error: "expected a mail address" }),
      careersEmail: text.includes("@", { error: "expected a mail address" }),
      telephone: text,
      foundedOn: date,
    }),
    transportSecurity: record({ includeSubDomains: flag, preload: flag }).refine(
      ({ includeSubDomains, preload }) => includeSubDomains || !preload,
      { path: ["preload"], error: "expected false as long as includeSubDomains is false" },
    ),
    destinations: z.record(
      z.string(),
      text.refine((value) => /^(mailto:.+@|tel:\+?\d)/.test(value) || isHttps(value), {
        error: "expected an address that begins with https://, mailto: or tel:",
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/brand"), "brand" | "destinations">,
  careers: {
    careerPerks: filledListOf(featureTile.extend(sample)),
    careerValues: filledListOf(record({ id, title: text, text })),
  } satisfies SchemasOf<typeof import("../../app/content/careers")>,
  footer: {
    footerColumns: filledListOf(
      record({ title: text, links: filledListOf(linkOf(sitePath, { label: text })) }),
    ),
    socialLinks: filledListOf(record({ label: text, icon, destination })),
  } satisfies SchemasOf<typeof import("../../app/content/footer")>,
  games: {
    gameCategories: filledListOf(record({ id: gameCategoryId, label: text })),
    games: filledListOf(
      record({
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
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/games"), "gameCategories">,
  "home-features": {
    homeFeatures: filledListOf(
      record({
        id,
        drawing,
        title: text,
        description: text,
        benefits: z.tuple([text, text, text], { error: "expected three benefits" }),
        color: accentColor,
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/home-features")>,
  "home-figures": {
    homeFigures: record({
      processor: text,
      ddosTbps: positive,
      dataCenters: count,
      latencyUnderMs: positive,
      uptimePercent: percent,
      support: text,
      customers: count,
      responseHours: positive,
      backupRetentionDays: count,
    }),
  } satisfies SchemasOf<typeof import("../../app/content/home-figures")>,
  legal: {
    legalTabs: filledListOf(
      record({
        key: oneOf(["privacy", "terms", "aup", "refundPolicy"]),
        hash: oneOf(["privacy-policy", "terms-of-service", "acceptable-use-policy", "refund-policy"]),
        title: text,
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/legal"), "legalTabs">,
  locations: {
    regions: filledListOf(
      record({
        id,
        name: text,
        drawing,
        networkStats: record({ averageLatencyMs: positive, uptimePercent: percent, bandwidthGbps: positive }),
        cities: filledListOf(
          record({
            id,
            name: text,
            status: locationStatus,
            hardware: text,
            memoryGb: positive,
            memoryType: oneOf(["DDR4", "DDR5"]),
            stats: record({ latencyMs: positive, loadPercent: percent, capacityPercent: percent }),
            ...sampleFields("hardware", "memoryGb", "memoryType", "stats"),
          }),
        ),
        ...sampleFields("networkStats.averageLatencyMs"),
      }),
    ),
    locationStatuses: record({ operational: statusWords, warning: statusWords, critical: statusWords }),
  } satisfies SchemasOf<typeof import("../../app/content/locations"), "locationStatuses">,
  "minecraft-features": { minecraftFeatures: featureTiles } satisfies SchemasOf<
    typeof import("../../app/content/minecraft-features")
  >,
  "minecraft-plans": {
    minecraftPlans: filledListOf(
      record({
        ...plan,
        cpuSharePercent: positive,
        ramGb: positive,
        ssdGb: positive,
        backups: count,
        drawing,
        ...sampleFields("cpuSharePercent"),
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/minecraft-plans")>,
  navigation: {
    headerMenu: filledListOf(
      z.union(
        [
          record({ label: text, to: sitePath }),
          record({
            label: text,
            covers: listOf(sitePath).exactOptional(),
            submenu: filledListOf(linkOf(sitePath, { label: text, description: text, drawing })),
          }),
        ],
        { error: "expected either to or submenu" },
      ),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/navigation")>,
  "panel-preview": {
    panelServer: record({
      name: text,
      software: text,
      location: text,
      status: locationStatus,
      statusLabel: text,
    }),
    panelMenu: filledListOf(record({ id, icon, label: text })),
    panelMetrics: filledListOf(
      record({
        id,
        label: text,
        value: positive,
        decimals: number.int({ error: "expected a whole number" }).min(0, { error: "expected 0 or more" }),
        unit: text,
        outOf: positive,
        outOfShown: flag,
      }),
    ),
    panelTickTimes: record({ limitMs: positive, lastMs: listOf(positive) }),
    terminalLines: filledListOf(
      record({
        id,
        segments: listOf(record({ tone: oneOf(["time", "plain", "success", "value", "prompt"]), text })),
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/panel-preview")>,
  partners: {
    partners: listOf(
      record({
        id,
        logo: drawing,
        name: text,
        description: text,
        category: text,
        location: text,
        partnerSince: yearMonth,
        url: httpsAddress,
        ...sample,
      }),
    ),
    partnerStats: stats,
    partnerBenefits: featureTiles,
    partnerApplication: record({ destination }),
  } satisfies SchemasOf<typeof import("../../app/content/partners"), "partnerApplication">,
  positions: {
    positions: listOf(
      record({
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
        error: ({ input }) =>
          `expected a date after datePosted, "${(input as { datePosted: string }).datePosted}"`,
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/positions")>,
  "question-topics": {
    questionTabs: filledListOf(record({ id: questionTabId, label: text })),
    popularSearches: filledListOf(record({ id, text })),
  } satisfies SchemasOf<typeof import("../../app/content/question-topics"), "questionTabs">,
  questions: {
    questions: filledListOf(
      record({
        id,
        tab: questionTabId,
        question: text,
        answer: text,
        icon,
        tag: text,
        features: listOf(text).exactOptional(),
        specs: listOf(record({ label: text, value: text })).exactOptional(),
        relatedLinks: listOf(record({ text, to: siteHref })).exactOptional(),
      }),
    ),
    questionContacts: filledListOf(featureTile.extend({ destination })),
  } satisfies SchemasOf<typeof import("../../app/content/questions")>,
  "support-options": {
    supportStats: stats,
    supportOptions: filledListOf(
      record({
        id,
        icon,
        title: text,
        description: text,
        response: figure,
        destination,
        color: accentColor,
      }),
    ),
    helpCategories: filledListOf(
      featureTile.extend({ links: filledListOf(linkOf(siteHref, { label: text, text })) }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/support-options")>,
  testimonials: {
    testimonials: listOf(
      record({
        id,
        name: text,
        content: text,
        rating: stars,
        location: text,
        verified: flag,
        drawing,
        ...sample,
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/testimonials")>,
  ticker: {
    tickerEntries: filledListOf(
      record({
        id,
        game: text,
        players: count,
        region: text,
        trendPercent: number,
        color: accentColor,
        ...sampleFields("players", "region", "trendPercent"),
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/ticker")>,
  "vps-features": { vpsFeatures: featureTiles } satisfies SchemasOf<
    typeof import("../../app/content/vps-features")
  >,
  "vps-plans": {
    vpsPlans: filledListOf(
      record({
        ...plan,
        subtitle: text,
        ramGb: positive,
        vcpus: count,
        storageGb: positive,
        transferTb: positive,
        networkGbps: positive.exactOptional(),
        ...sampleFields("title", "subtitle"),
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/vps-plans")>,
  "website-features": {
    websiteUsers: stat,
    websiteFeatures: featureTiles,
  } satisfies SchemasOf<typeof import("../../app/content/website-features")>,
  "website-plans": {
    websitePlans: filledListOf(
      record({
        ...plan,
        subtitle: text,
        domains: count,
        cpuCores: count,
        bandwidthGb: positive,
        backup: oneOf(["daily", "weekly"]),
        ...sampleFields("title", "subtitle", "cpuCores", "bandwidthGb", "backup"),
      }),
    ),
  } satisfies SchemasOf<typeof import("../../app/content/website-plans")>,
};
