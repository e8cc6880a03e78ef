import * as z from "zod";
import { contrast } from "../art/engine/colour";
import { isLocale } from "./locale";
import {
  colour,
  date,
  filledListOf,
  flag,
  httpsAddress,
  isHttps,
  mailAddress,
  oneOf,
  percent,
  picture,
  record,
  textForm,
  twoLines,
} from "./parts";
import { name, plainText } from "./texts";

/** The ground of every page: --ink-900 in styles/tokens.css. */
export const pageColour = "#15110d";
/** WCAG AA for text. */
export const leastContrast = 4.5;

const address = textForm(
  "an address that begins with https://, mailto: or tel:",
  (text) => isHttps(text) || /^(mailto:[^\s@]+@\S+|tel:\+?\d\S*)$/.test(text),
);

const language = textForm("two or three small letters of a language, such as en", /^[a-z]{2,3}$/);

const domain = textForm("a domain without https://, such as evertick.example", /^[^\s/:@]+\.[^\s/:@]+$/);

/** That Node.js knows the language is checked here: an unknown one would be written like the computer's own. */
const locale = textForm("the tag of a language and a country, such as en-IN or de-DE", isLocale);

const currency = textForm("the three capital letters of a currency, such as INR, EUR or USD", (code) =>
  Intl.supportedValuesOf("currency").includes(code),
);

const analytics = record({
  product: oneOf(["plausible", "umami", "goatcounter"]),
  host: httpsAddress.describe("`https://plausible.io`, `https://YOU.goatcounter.com` or your own server."),
  site: plainText
    .exactOptional()
    .describe("Plausible: the domain, if it differs from `domain`. Umami: the website ID."),
}).refine(({ product, site }) => product !== "umami" || site, {
  path: ["site"],
  error: "expected the website ID that Umami shows",
});

/** The addresses that the code names; an owner adds others for records. */
export const namedDestinations = z.object(
  {
    clientArea: address,
    gamePanel: address,
    statusPage: address,
    contactForm: address,
    freeTrial: address,
    discordInvite: address,
    reviews: address,
    supportMail: address,
    supportTelephone: address,
    careersMail: address,
  },
  { error: "expected a record" },
);

export const brand = record({
  name: plainText,
  tagline: twoLines.describe("Two lines on the home page."),
  domain: domain.describe("Without `https://`: `evertick.example`."),
  supportEmail: mailAddress,
  careersEmail: mailAddress,
  telephone: plainText,
  locale: locale.describe(
    "The language of all texts, and how numbers are written: `en-IN` for 12,00,000, `en-GB` for 1,200,000.",
  ),
  languages: filledListOf(language)
    .exactOptional()
    .describe("In which you answer, in `security.txt`: `[en, hi]`. Left out: that of `locale`."),
  currency: currency.describe("The currency of every price: `INR`, `EUR`."),
  logo: picture
    .refine((file) => file.endsWith(".svg"), { error: "expected an SVG file" })
    .exactOptional()
    .describe("An SVG file in `content/pictures`, square, for a dark ground: header, icons and share cards."),
  accent: colour
    .refine((colour) => contrast(colour, pageColour) >= leastContrast, {
      error: `expected a lighter colour: text in it on the dark page would be hard to read`,
    })
    .exactOptional()
    .describe('Of buttons, links, and the lit cell of the mark. In quotes: `"#ffb02e"`.'),
  tax: record({
    name: name.describe("As on your invoices: `GST`, `VAT`."),
    percent,
    included: flag.describe("Whether the prices contain it. If not, every price is shown with the sum too."),
  })
    .exactOptional()
    .describe("The tax that a buyer pays. Leave it out if there is none."),
  orderPeriod: record({
    parameter: plainText.describe("Of the order page: `billingcycle` for WHMCS."),
    value: oneOf(["cycle", "months"]).describe("`cycle`: `quarterly`, `annually`. `months`: `3`, `12`."),
  })
    .exactOptional()
    .describe("How the order page of your store learns which period was chosen."),
  statusFeed: record({
    product: oneOf(["statuspage", "instatus", "uptime-kuma", "cstate", "upptime"]),
    url: httpsAddress.describe("The address of its JSON: see owner.md."),
  })
    .exactOptional()
    .describe("Your status page, to show its state at the links to it and beside the locations."),
  analytics: analytics
    .exactOptional()
    .describe("Counts page views, without cookies. Leave it out to count nothing."),
  foundedOn: date.describe("Pages show it as `1st March 2025`."),
  transportSecurity: record({ includeSubDomains: flag, preload: flag })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ["preload"],
      error: "expected false as long as includeSubDomains is false",
    })
    .describe("Read `Strict-Transport-Security` in deploy.md before you change one to true."),
  destinations: namedDestinations.catchall(address),
});

export type Brand = z.infer<typeof brand>;
export type StatusFeed = NonNullable<Brand["statusFeed"]>;
