import * as z from "zod";
import { listOf, plural, record } from "./parts";
import { name, phrase, spoken, text, texts } from "./texts";

/** What the parts of every page say by themselves. */
export const interfaceWords = record({
  language: name.describe("The name of the language in the language itself: `English`, `हिन्दी`."),
  numberWords: listOf(text).min(1).meta({
    description: "The words for 0, 1, 2 and so on, in order. Larger numbers are written in digits.",
    translation: "own",
  }),
  nouns: z
    .record(z.string(), plural())
    .describe("Words that texts count, such as `plan`: `one plan`, `ten plans`."),
  ordinals: z
    .partialRecord(
      z.enum(["zero", "one", "two", "few", "many", "other"]),
      phrase("day").describe("`{day}` is the number of the day: `{day}st`."),
    )
    .meta({ translation: "own" })
    .exactOptional()
    .describe("How days are written, such as `1st`. If empty: as is usual in your country."),
  units: record({
    gigabytes: name,
    terabytes: name,
    gigabits: name.describe("Gigabits a second: `Gbps`."),
    terabits: name.describe("Terabits a second: `Tbps`."),
    milliseconds: name,
  }).describe("The short names of units: `GB`, `TB`, `ms`."),
  menu: record({
    main: spoken("The name of the menu at the top."),
    mobile: spoken("The name of the menu on phones."),
    footer: spoken("The name of the links at the bottom."),
    title: spoken("The name of the menu window on phones."),
    open: spoken("The button that opens the menu."),
    close: spoken("The button that closes the menu."),
    languages: spoken("The name of the choice of languages."),
  }).describe("The names of menus and their buttons."),
  page: record({
    skip: text.describe("The link to the content, for people who use the keyboard: `Skip to content`."),
    toTop: spoken("The button back to the top of the page."),
    announcement: spoken("The name of the bar at the top."),
    newTab: spoken("After a link that opens a new tab."),
    tryAgain: text.describe("The button after something failed: `Try again`."),
    close: text.describe("The button that closes a notice: `Close`."),
    clearSearch: spoken("The cross in a search field."),
    playScene: spoken("The button that starts a moving picture."),
    pauseScene: spoken("The button that stops a moving picture."),
  }).describe("Words that many pages use."),
  plan: record({
    popular: text.describe("The badge of popular plans: `Popular`."),
    soldOut: text.describe("In place of the order button: `Sold out`."),
    choose: text.describe("On the order button of VPS and website plans: `Choose`."),
    perMonth: text.describe("After a price: `/ month`."),
    aMonth: spoken("After a price: `a month`."),
    chooseNamed: phrase("plan").describe(
      "The order button of Minecraft plans, with the name of the `{plan}`.",
    ),
    facts: spoken("The name of the row of buying facts."),
  }).describe("Words on plans."),
  billing: record({
    legend: text.describe("Above the choice of periods: `Billing period`."),
    monthly: text.describe("The choice of one month: `Monthly`."),
    monthlyPrices: spoken("When one month is chosen."),
    billedMonthly: text.describe("Under a price, if one month is chosen: `billed monthly`."),
    monthlyOnly: text.describe("On a plan without the chosen period: `monthly only`."),
    months: plural("count").describe("The choice of a longer period: `3 months`."),
    prices: plural("count").describe("When a longer period is chosen. Only read aloud, to blind visitors."),
    save: phrase("percent").describe("What a period saves, if all plans save as much: `save {percent}`."),
    saveUpTo: phrase("percent").describe("What a period saves at most: `save up to {percent}`."),
    charge: plural("count", "price").describe("What is paid at once: `₹540 for 12 months`."),
    less: phrase("amount").describe("What the period saves: `{amount} less`."),
    orMonths: plural("count", "price").describe("Another period under a price: `or ₹140 for 3 months`."),
    orYears: plural("count", "price").describe("The same in years: `or ₹540 a year`."),
    setup: phrase("price").describe("The fee that is paid once, with its `{price}`."),
  }).describe("Words about longer periods."),
  tax: record({
    included: phrase("percent", "tax").describe("Under a price with the tax in it: `incl. {percent} {tax}`."),
    added: phrase("amount", "tax").describe("Between a price and its total: `+ {amount} {tax} =`."),
    withTax: phrase("price", "tax").describe("After a price in a text: `({price} with {tax})`."),
    allIncluded: phrase("percent", "tax").describe(
      "One sentence for all prices, if they contain it. Uses `{percent}` and `{tax}`.",
    ),
    allAdded: phrase("percent", "tax").describe(
      "One sentence for all prices, if it is added. Uses `{percent}` and `{tax}`.",
    ),
  }).describe("Words about the tax, if Brand has one."),
  status: record({
    operational: text.describe("In the footer, if all is well: `All operational`."),
    allOperational: text.describe("In the menus, if all is well: `All locations operational`."),
    down: text.describe("After the name of a location that is down: `down`."),
    trouble: text.describe("If something is wrong: `trouble reported`."),
    affected: plural("count").describe("How many locations have trouble: `2 locations affected`."),
  }).describe("What links to your status page say, if Brand has a status feed."),
  job: record({
    types: record(texts("full-time", "part-time", "internship")).describe("The kinds of positions."),
    remote: text.describe("The first word of the location of jobs done from anywhere: `Remote`."),
    requirements: text.describe("The title above what you ask for."),
    responsibilities: text.describe("The title above what the person will do."),
    mailSubject: phrase("position").describe("The subject of applications, with the `{position}`."),
  }).describe("Words about open positions."),
  company: record({
    grievanceOfficer: text.describe("Before the name of the officer: `Grievance officer`."),
    promise: text.describe("How soon you answer complaints. Only shown for companies in India."),
  }).describe("Words around the details of your company."),
});
