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
  street: name.describe("House, street and area."),
  city: name,
  region: name.exactOptional().describe("State or county."),
  postalCode: plainText.describe('Digits in quotes: `"560001"`.'),
  country: country.describe("Two capital letters: `IN`."),
  countryName: name.exactOptional().describe("As pages show it. Left out: the usual name, such as `India`."),
});

const companyNumber = record({
  label: name.describe("`CIN`, `GSTIN`, `Company number`."),
  value: plainText.describe("Digits in quotes."),
  kind: oneOf(["tax", "vat"])
    .exactOptional()
    .describe(
      "For search engines. `tax`: a tax number, such as the GSTIN. `vat`: a VAT number. Left out: any other.",
    ),
});

/** Who runs the site. The file may be absent. */
export const company = record({
  legalName: plainText.describe("As registered: `Evertick Hosting Private Limited`."),
  address: address.describe("Of the registered office."),
  numbers: listOf(companyNumber).exactOptional().describe("Of registers and tax offices."),
  grievanceOfficer: record({
    name,
    designation: text.describe("The post in the company."),
    email: mailAddress,
    telephone: plainText.exactOptional(),
  })
    .exactOptional()
    .describe("Who answers complaints: every company that sells in India names one."),
}).optional();

export type Company = NonNullable<z.infer<typeof company>>;

const milestone = record({ id, date, title: text, text, ...sample });

const feature = record({ id, drawing, title: text, text });

export const about = record({
  stats: listOf(stat),
  blocks: listOf(featureTile.extend(sample)),
  features: listOf(feature),
  milestones: listOf(milestone).describe(
    "In the order of their dates. The first is the day of founding, the same as in `brand.yaml`.",
  ),
});

export type Milestone = z.infer<typeof milestone>;

export const careers = record({
  perks: listOf(featureTile.extend(sample)),
  values: listOf(record({ id, title: text, text })),
});

const position = record({
  slug: id.describe("The last part of the address: `/careers/support-engineer`."),
  title: text,
  department: text,
  location: text,
  type: oneOf(["full-time", "part-time", "internship"]),
  description: text.describe("Two sentences for the card."),
  about: listOf(text).describe("Paragraphs of the full page."),
  requirements: listOf(text),
  responsibilities: listOf(text),
  datePosted: date,
  validThrough: date.describe("The last day to apply."),
  ...sample,
}).refine(({ datePosted, validThrough }) => validThrough >= datePosted, {
  path: ["validThrough"],
  error: ({ input }) => `expected a date after datePosted, "${(input as { datePosted: string }).datePosted}"`,
});

export const positions = listOf(position);

export type Position = z.infer<typeof position>;

const partner = record({
  id,
  logo: drawing,
  flagColors: listOf(colour)
    .min(2, { error: "expected two or three colours" })
    .max(3, { error: "expected two or three colours" })
    .exactOptional()
    .describe("Of its flag at the top of the page: the ground, the sign and a second one. In quotes."),
  name,
  description: text,
  category: text,
  location: text,
  partnerSince: textForm("a year and a month, such as 2026-03", /^\d{4}-(0[1-9]|1[0-2])$/),
  url: httpsAddress.describe("The partner's own site."),
  ...sample,
});

export const partners = record({
  partners: listOf(partner),
  stats: listOf(stat),
  benefits: listOf(featureTile),
  application: record({ destination }).describe("The target of the link at the end of the page."),
});

export type Partner = z.infer<typeof partner>;

const legalSection = record({
  id: text.describe("Part of the address of the section: keep it once the site is public."),
  title: text,
  content: text.meta({
    description: "A blank line begins a paragraph, a line that begins with `- ` a list entry.",
    longText: true,
  }),
});

const legalDocument = record({
  sample: flag.exactOptional().describe("Not yet read by a lawyer: `npm run check:launch` lists it."),
  lastUpdated: text.describe("A date, such as `2026-03-01`."),
  sections: listOf(legalSection),
});

/** The form of `content/public/legal.json` in the editor. What the site accepts is in app/content/parse-legal.ts. */
export const legal = record({
  privacy: legalDocument,
  terms: legalDocument,
  aup: legalDocument,
  refundPolicy: legalDocument,
});

const question = record({
  id,
  tab: id.describe("The id of a tab of `question-topics.yaml`."),
  question: text,
  answer: text,
  icon,
  tag: text.describe("Shown beside the question and searched with it."),
  features: listOf(text).exactOptional().describe("Short points under the answer; not searched."),
  specs: listOf(record({ label: text, value: name }))
    .exactOptional()
    .describe("Figures under the answer; not searched."),
  relatedLinks: listOf(record({ text, to: siteHref })).exactOptional(),
  alsoOn: listOf(oneOf(["/vps", "/website-hosting"]))
    .exactOptional()
    .describe("Pages besides the home page that show the question, under their plans."),
});

export const questions = record({
  contacts: listOf(featureTile.extend({ destination })),
  questions: listOf(question),
});

export type Question = z.infer<typeof question>;

const tab = record({ id, label: text });

export const questionTopics = record({
  tabs: listOf(tab),
  popularSearches: listOf(record({ id, text })).describe(
    "A search that a button fills in. A question, an answer or a tag must contain its text.",
  ),
});

export type QuestionTab = z.infer<typeof tab>;
