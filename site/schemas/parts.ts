import * as z from "zod";
import type { Colour } from "../../art/engine/colour";
import {
  type DrawingName,
  drawingNames,
  type IconName,
  type IslandName,
  iconNames,
  type PageWithScene,
  type PlaceName,
  pageScenes,
  placeNames,
} from "../../art/names";
import type { SiteHref, SitePath } from "../addresses";
import { nearestFirst } from "./nearest-first";
import { phrase, plainText, text } from "./texts";

/**
 * Parts of the schemas. An error is the end of a sentence: `content/minecraft-plans.yaml:32: the record "iron" has
 * monthly "four": expected a number.` These are the errors of zod's own rules; others are beside their rule.
 */
z.config({ customError: expectation });

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a record",
  record: "a record",
};

function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      const isText = issue.expected === "number" && typeof issue.input === "string";
      return `expected ${kinds[issue.expected]}${isText ? ", without quotes, signs and commas" : ""}`;
    }
    case "too_small":
      if (issue.origin === "array") return "expected at least one entry";
      return issue.inclusive
        ? `expected ${issue.minimum} or more`
        : `expected a number above ${issue.minimum}`;
    case "too_big":
      return `expected ${issue.origin === "array" ? `at most ${issue.maximum} entries` : `${issue.maximum} or less`}`;
    default:
      return undefined;
  }
}

/** A text for each plural of the language: which ones it has is checked with the locale. */
export function plural(...values: string[]) {
  const form = phrase(...values);
  const used = (hint: string) => form.describe([hint, form.description ?? ""].join(" ").trim());
  const one = used("For the number 1.").exactOptional();
  const rare = form.describe("Only for languages with this form. Empty in English.").exactOptional();
  const other = used("For all other numbers.");
  return record({ zero: rare, one, two: rare, few: rare, many: rare, other }).meta({
    translation: "own",
  });
}

export function textForm(words: string, rule: RegExp | ((text: string) => boolean)) {
  const options = { error: `expected ${words}`, abort: true };
  const string = z.string(options);
  return rule instanceof RegExp ? string.regex(rule, options) : string.refine(rule, options);
}

export const id = textForm("small letters, digits and single hyphens", /^[a-z0-9]+(-[a-z0-9]+)*$/).describe(
  "A short name for addresses, made from the title. Keep it once the site is public.",
);

export const flag = z.boolean();

export const number = z.number();
export const positive = number.positive({ abort: true });
export const count = positive.int();
export const percent = number.min(0).max(100);
export const stars = number.min(1).max(5);

export const colour = textForm(
  'a colour with six digits in quotes, such as "#ffb02e"',
  /^#[0-9a-f]{6}$/i,
) as unknown as z.ZodType<Colour>;

export const date = z.iso.date({ error: "expected a real date, such as 2026-03-01", abort: true });

/** Without white space, and without signs that are not seen, such as a zero-width space. */
export function isHttps(value: string): boolean {
  return /^https:\/\/[^\s\p{Cf}]+$/u.test(value) && URL.canParse(value);
}

export const httpsAddress = textForm("an address that begins with https://", isHttps);

/** The domain is that of brand.yaml, where a wrong one is reported. */
export const mailAddress = textForm("a mail address, such as help@site.example", /^[^\s@:<>]+@[^\s@<>]+$/);

export const twoLines = z.tuple([text, text], "expected two lines");

/** The error of a name that does not exist: the ones most like it are listed first. */
function expectedName(words: string, names: readonly string[]) {
  return {
    error: ({ input }: { input?: unknown }) => `expected ${words} ${nearestFirst(input, names).join(", ")}`,
  };
}

export function oneOf<const Name extends string>(names: readonly Name[]) {
  return z.enum(names, expectedName("one of", names));
}

export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry);
}

export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape);
}

/**
 * The fields of `shape`, and those of either `one` or `other`. In the schema one record with optional fields: the faults
 * of a union would not name the field.
 */
export function either<Shape extends Fields, One extends Fields, Other extends Fields>(
  shape: Shape,
  one: One,
  other: Other,
) {
  const alternatives = Object.entries({ ...one, ...other });
  const optional = alternatives.map(([name, field]) => [name, field.exactOptional()]);
  const [oneName = "", otherName = ""] = [one, other].map((fields) => Object.keys(fields)[0]);
  return record({ ...shape, ...Object.fromEntries(optional) }).refine(
    (fields) => (fields[oneName] === undefined) !== (fields[otherName] === undefined),
    `expected either ${oneName} or ${otherName}`,
  ) as unknown as z.ZodType<z.infer<z.ZodObject<Shape & One>> | z.infer<z.ZodObject<Shape & Other>>>;
}

type Fields = Record<string, z.ZodType>;

/** A link to a page of this site (`to`), or to an outside address (`destination`). */
export function linkOf<To extends z.ZodType, Shape extends Fields>(to: To, shape: Shape) {
  const other = destination.describe("Instead of a page: a name from Brand, or an address with `https://`.");
  return either(shape, { to }, { destination: other });
}

export const icon: z.ZodType<IconName> = z.enum(iconNames, expectedName("the name of an icon:", iconNames));

const ownDrawing: z.ZodType<DrawingName> = z.enum(drawingNames);
/** All scenes of pages, those of the home page first. */
export const sceneNames = [...new Set([...pageScenes.home, ...placeNames])];
const scene: z.ZodType<PlaceName | IslandName> = z.enum(sceneNames);

/** For the picture that messengers show: the scenes of the pages too. */
export const cardDrawing = z.union(
  [scene, ownDrawing],
  expectedName("the name of a scene or a drawing:", [...new Set([...sceneNames, ...drawingNames])]),
);

export const pictureEndings = [".svg", ".png", ".jpg", ".webp", ".avif"] as const;

/** A file of `content/pictures/`. */
export type PictureName = `${string}${(typeof pictureEndings)[number]}`;

export const picture = textForm(
  `the name of a file in content/pictures, without spaces, that ends in ${pictureEndings.join(", ")}`,
  new RegExp(`^[\\w-]+(${pictureEndings.join("|").replaceAll(".", "\\.")})$`),
) as unknown as z.ZodType<PictureName>;

export const drawing = z.union(
  [ownDrawing, picture],
  expectedName("a file of content/pictures, or the name of a drawing:", drawingNames),
);

/** For the top of a page. */
export function sceneOf<Page extends PageWithScene>(page: Page) {
  const names: readonly (typeof pageScenes)[Page][number][] = pageScenes[page];
  const expected = expectedName("a file of content/pictures, or the name of a scene of this page:", names);
  return z
    .union([z.enum(names), picture], expected)
    .exactOptional()
    .describe(`The picture at the top of the page. If empty: \`${names[0]}\`.`);
}

/** That the name or the page exists is checked with all records: see site/check-references.ts. */
export const destination = plainText.describe(
  "The name of an address in Brand, or an address with `https://`.",
);

const pathOnSite = textForm("a page of this site, which begins with a slash", /^\//);

export const sitePath = pathOnSite.describe("A page of this site, such as `/vps`.") as z.ZodType<SitePath>;

export const siteHref = pathOnSite.describe(
  "A page of this site, such as `/vps`, or a part of one, such as `/legal#refund-policy`.",
) as z.ZodType<SiteHref>;

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

export const sample = {
  sample: z
    .literal(true, "expected true, or no such field")
    .exactOptional()
    .describe("This entry is made up. The launch check lists it until you turn this off."),
};

/** A nested field has a dot: `networkStats.averageLatencyMs`. */
export function sampleFields<const Field extends string>(...fields: Field[]) {
  return {
    sampleFields: listOf(oneOf(fields))
      .exactOptional()
      .describe("Fields with made-up values. Remove each one here once its value is real."),
  };
}
