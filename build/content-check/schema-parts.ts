import * as z from "zod";
import { drawings } from "../../app/art/drawings";
import { iconNames } from "../../app/art/icons";
import { type Destination, destinations } from "../../app/content/brand";
import type { FeatureTile } from "../../app/content/feature-tile";
import type { Game } from "../../app/content/games";
import { legalTabs } from "../../app/content/legal";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { pathsOf, type SiteHref, type SitePath } from "../../app/content/paths";
import { pagePatterns } from "../../app/routes";

/** An `error` is the end of a sentence: `minecraft-plans: the record "iron" has monthlyInr "400": expected a number.` */
export const text = z
  .string({ error: "expected text" })
  .refine((value) => value.trim() !== "", { error: "expected text that is not empty" });

export const id = z
  .string({ error: "expected an id" })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "expected small letters, digits and single hyphens" });

/** Ids of other elements on the pages with plans: the id of a plan is the id of its card. */
const idsOfPages = new Set(["main", "mark", "menu", "plans", "plans-title", "ring", "root"]);

export const planId = id.refine((value) => !idsOfPages.has(value), {
  error: "expected an id that no part of the page has already",
});

export const flag = z.boolean({ error: "expected true or false" });

export const number = z.number({ error: "expected a number" });
export const positive = number.positive({ error: "expected a number above 0" });
export const count = positive.int({ error: "expected a whole number" });
export const percent = number
  .min(0, { error: "expected 0 or more" })
  .max(100, { error: "expected 100 or less" });
export const stars = number
  .min(1, { error: "expected 1 to 5 stars" })
  .max(5, { error: "expected 1 to 5 stars" });

export const date = z.iso.date({ error: "expected a real date, such as 2026-03-01" });
export const yearMonth = z
  .string({ error: "expected text" })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "expected a year and a month, such as 2026-03" });

export const httpsAddress = z.custom<`https://${string}`>(isHttps, {
  error: "expected an address that begins with https://",
});

export function isHttps(value: unknown) {
  return typeof value === "string" && value.startsWith("https://") && URL.canParse(value);
}

export function oneOf<const Name extends string>(names: readonly Name[]) {
  return z.enum(names, { error: `expected one of ${names.join(", ")}` });
}

export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry, { error: "expected a list" });
}

/** For lists that a page needs. */
export function filledListOf<Entry extends z.ZodType>(entry: Entry) {
  return listOf(entry).min(1, { error: "expected at least one entry" });
}

export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: "expected a record" });
}

/** A link to a page of this site, or to one of the destinations in brand.ts. */
export function linkOf<To extends z.ZodType, Shape extends z.ZodRawShape>(to: To, shape: Shape) {
  return z.union([record({ ...shape, to }), record({ ...shape, destination })], {
    error: "expected either to or destination",
  });
}

function named<Name extends string>(names: ReadonlySet<string>, error: string) {
  return z.custom<Name>((value) => typeof value === "string" && names.has(value), { error });
}

export const icon = named<FeatureTile["icon"]>(new Set<string>(iconNames), "expected the name of an icon");

export const drawing = named<Game["cover"]>(new Set(Object.keys(drawings)), "expected the name of a drawing");

export const destination = named<Destination>(
  new Set(Object.keys(destinations)),
  "expected a key of destinations in brand.ts",
);

export const accentColor = oneOf([
  "grass",
  "wood",
  "stone",
  "coal",
  "iron",
  "gold",
  "diamond",
  "emerald",
  "netherite",
  "obsidian",
]);

const paths = pagePatterns.flatMap(pathsOf);

const hrefs = [
  ...paths,
  ...legalTabs.map(({ hash }) => `/legal#${hash}`),
  ...minecraftPlans.map((plan) => `/minecraft#${plan.id}`),
];

export const sitePath = named<SitePath>(new Set(paths), "expected a page of this site");

export const siteHref = named<SiteHref>(new Set(hrefs), "expected a page of this site, or a place on one");

export const sample = {
  sample: z.literal(true, { error: "expected true, or no such field" }).exactOptional(),
};

export function sampleFields<const Field extends string>(...fields: Field[]) {
  return { sampleFields: listOf(oneOf(fields)).exactOptional() };
}

export const featureTile = record({ id, icon, title: text, text });

export const figure = record({
  prefix: text.exactOptional(),
  value: positive,
  suffix: text.exactOptional(),
  unit: text.exactOptional(),
  outOf: positive.exactOptional(),
});

export const stat = figure.extend({ id, label: text, text });
