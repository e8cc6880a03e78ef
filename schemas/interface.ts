import * as z from "zod";
import { filledListOf, plural, record } from "./parts";
import { name, phrase, text, texts } from "./texts";

/** What the parts of every page say by themselves. */
export const interfaceWords = record({
  language: name.describe("The name of the language, in the language itself."),
  numberWords: filledListOf(text).meta({
    description: "From zero on. Larger numbers are written in digits.",
    translation: "own",
  }),
  nouns: z
    .record(z.string(), plural(), { error: "expected a record" })
    .describe("The plural forms of each noun that follows `counted.` in a text."),
  ordinals: z
    .partialRecord(z.enum(["zero", "one", "two", "few", "many", "other"]), phrase("day"))
    .meta({ translation: "own" })
    .exactOptional()
    .describe("Days such as `1st`, by their ordinal form. Left out: as the locale writes days."),
  units: record({ gigabytes: name, terabytes: name, gigabits: name, terabits: name, milliseconds: name }),
  menu: record(texts("main", "mobile", "footer", "title", "open", "close", "languages")).describe(
    "For people who do not see the menus, and the name of the choice of languages.",
  ),
  page: record({
    ...texts("skip", "toTop", "announcement", "newTab", "tryAgain", "close", "clearSearch"),
    ...texts("playScene", "pauseScene"),
  }),
  plan: record({
    ...texts("popular", "soldOut", "choose"),
    perMonth: text.describe("Follows a price."),
    aMonth: text.describe("Follows a price, for people who do not see it."),
    chooseNamed: phrase("plan"),
    facts: text.describe("The name of the row of `buying-facts.yaml`, for people who do not see it."),
  }),
  billing: record({
    ...texts("legend", "monthly", "monthlyPrices", "billedMonthly"),
    monthlyOnly: text.describe("On a plan without the chosen period."),
    months: plural("count"),
    prices: plural("count").describe("Said by screen readers once the period is chosen."),
    save: phrase("percent"),
    saveUpTo: phrase("percent"),
    charge: plural("count", "price"),
    less: phrase("amount"),
    orMonths: plural("count", "price"),
    orYears: plural("count", "price"),
    setup: phrase("price"),
  }),
  tax: record({
    included: phrase("percent", "tax"),
    added: phrase("amount", "tax").describe("Between a price and the sum."),
    withTax: phrase("price", "tax"),
    allIncluded: phrase("percent", "tax"),
    allAdded: phrase("percent", "tax"),
  }),
  status: record({
    operational: text.describe("In the footer."),
    allOperational: text.describe("In the menus."),
    down: text.describe("Follows the name of a location."),
    trouble: text,
    affected: plural("count"),
  }),
  job: record({
    types: record(texts("full-time", "part-time", "internship")),
    remote: text.describe(
      "As the `location` of a position begins that is done from anywhere: `Remote, India`.",
    ),
    ...texts("requirements", "responsibilities"),
    mailSubject: phrase("position"),
  }),
  company: record({ ...texts("grievanceOfficer"), promise: text.describe("Shown for companies in India.") }),
});
