import type * as z from "zod";
import { featureTile, stat } from "./figures";
import {
  colour,
  date,
  destination,
  drawing,
  flag,
  httpsAddress,
  icon,
  id,
  listOf,
  mailAddress,
  oneOf,
  record,
  sample,
  siteHref,
  textForm,
} from "./parts";
import { name, plainText, text } from "./texts";

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const country = textForm(
  "the two capital letters of a country, such as IN",
  (code) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined,
);

const address = record({
  street: name.describe("House, street and area: `4th Floor, 12 Residency Road`."),
  city: name,
  region: name.exactOptional().describe("State or county: `Karnataka`."),
  postalCode: plainText.describe("The postcode: `560001`."),
  country: country.describe("The two capital letters of the country: `IN`, `DE`."),
  countryName: name
    .exactOptional()
    .describe("Only if pages should show another name than the usual one, such as `India`."),
});

const companyNumber = record({
  label: name.describe("What the number is: `CIN`, `GSTIN`, `Company number`."),
  value: plainText.describe("The number itself: `29AAAAA0000A1Z5`."),
  kind: oneOf(["tax", "vat"])
    .exactOptional()
    .describe(
      "For search engines. `tax`: a tax number, such as the GSTIN. `vat`: a VAT number. Empty: any other.",
    ),
});

/** Who runs the site. The file may be absent. */
export const company = record({
  legalName: plainText.describe(
    "The registered name: `Evertick Hosting Private Limited`. In the footer and on Support and Legal.",
  ),
  address: address.describe("The registered office."),
  numbers: listOf(companyNumber).exactOptional().describe("Registration and tax numbers, with the address."),
  grievanceOfficer: record({
    name,
    designation: text.describe("The role in the company: `Head of Support`."),
    email: mailAddress,
    telephone: plainText.exactOptional(),
  })
    .exactOptional()
    .describe("Who answers complaints. The law asks every company that sells in India to name one."),
}).optional();

export type Company = NonNullable<z.infer<typeof company>>;

const milestone = record({
  id,
  date: date.describe("When it happened, such as `2026-03-01`."),
  title: text,
  text: text.describe("One or two sentences about it."),
  ...sample,
});

const feature = record({ id, drawing, title: text, text });

export const about = record({
  stats: listOf(stat).describe("The row of large figures under the top of the page."),
  blocks: listOf(featureTile.extend(sample)).describe("Short facts about you with an icon: `Who we are`."),
  features: listOf(feature).describe("What you do and why, each with a drawing."),
  milestones: listOf(milestone).describe(
    "Your history, oldest first. The first date is the founding day, the same as in Brand.",
  ),
});

export type Milestone = z.infer<typeof milestone>;

export const careers = record({
  perks: listOf(featureTile.extend(sample)).describe("What you offer people you employ: `Remote first`."),
  values: listOf(record({ id, title: text, text })).describe("What matters to you: `Say it plainly`."),
});

const position = record({
  slug: id.describe("The end of its address: `support-engineer` for `/careers/support-engineer`."),
  title: text,
  department: text.describe("The team: `Support`."),
  location: text.describe("Where the work is done: `Pune`, or `Remote, India`."),
  type: oneOf(["full-time", "part-time", "internship"]),
  description: text.describe("Two sentences for the card on the careers page."),
  about: listOf(text).describe("What the work is like: the paragraphs on its own page."),
  requirements: listOf(text).describe("What you ask for, one short line each."),
  responsibilities: listOf(text).describe("What the person will do, one short line each."),
  datePosted: date.describe("The day you publish it, such as `2026-03-01`."),
  validThrough: date.describe("The last day to apply, such as `2026-05-31`."),
  ...sample,
}).refine(({ datePosted, validThrough }) => validThrough >= datePosted, {
  path: ["validThrough"],
  error: ({ input }) => `expected a day after datePosted, "${(input as { datePosted: string }).datePosted}"`,
});

export const positions = listOf(position);

export type Position = z.infer<typeof position>;

const partner = record({
  id,
  logo: drawing.describe("The picture on the card."),
  flagColors: listOf(colour)
    .min(2, "expected two or three colours")
    .max(3, "expected two or three colours")
    .exactOptional()
    .describe("Two or three colours of its flag at the top of the page, background first: `#ffb02e`."),
  name,
  description: text.describe("One sentence about what they do."),
  category: text.describe("What they are: `Community`, `Creator`, `Events`."),
  location: text.describe("Where they are based: `Pune, India`."),
  partnerSince: textForm("a year and a month, such as 2026-03", /^\d{4}-(0[1-9]|1[0-2])$/).describe(
    "Year and month: `2026-03`.",
  ),
  url: httpsAddress.describe("The address of their website."),
  ...sample,
});

export const partners = record({
  partners: listOf(partner),
  stats: listOf(stat).describe("The row of large figures. The number of partners is added as the last one."),
  benefits: listOf(featureTile).describe("What a partner gets from you."),
  application: record({ destination }).describe("Where the button for new partners leads."),
});

const legalSection = record({
  id,
  title: text,
  content: text.meta({
    description: "An empty line starts a new paragraph. A line that starts with `- ` is a point of a list.",
    longText: true,
  }),
});

const legalDocument = record({
  sample: flag
    .exactOptional()
    .describe("On: no lawyer has read it yet. The launch check lists it until you turn this off."),
  lastUpdated: date.describe("The day of the last change, such as `2026-03-01`. Shown above the text."),
  sections: listOf(legalSection),
});

/** The form of `content/public/legal.json` in the editor. What the site accepts is in site/parse-legal.ts. */
export const legal = record({
  privacy: legalDocument,
  terms: legalDocument,
  aup: legalDocument,
  refundPolicy: legalDocument,
});

const question = record({
  id,
  tab: id.describe("The topic it belongs to, as in Question topics: `general`."),
  question: text,
  answer: text,
  icon,
  tag: text.describe("A word or two beside the question: `Refunds`. The search finds it too."),
  features: listOf(text).exactOptional().describe("Short points under the answer, not searched."),
  specs: listOf(record({ label: text, value: name }))
    .exactOptional()
    .describe("Figures under the answer: `Port` and `25565`. The search leaves them out."),
  relatedLinks: listOf(record({ text, to: siteHref }))
    .exactOptional()
    .describe("Links under the answer, such as to the refund policy."),
  alsoOn: listOf(oneOf(["/vps", "/website-hosting"]))
    .exactOptional()
    .describe("Also shows the question under the plans of these pages."),
});

export const questions = record({
  contacts: listOf(featureTile.extend({ destination })).describe("Ways to ask you, under the questions."),
  questions: listOf(question),
});

export type Question = z.infer<typeof question>;

const tab = record({ id, label: text.describe("The words on the tab: `Game Servers`.") });

export const questionTopics = record({
  tabs: listOf(tab).describe("The topics above the questions on the home page."),
  popularSearches: listOf(record({ id, text })).describe(
    "Buttons that search for their text. A question, an answer or a tag must contain it.",
  ),
});
