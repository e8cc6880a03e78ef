import * as z from "zod";
import { contrast } from "../../art/engine/colour";
import { isCurrency, isLocale } from "./locale";
import {
  colour,
  count,
  date,
  flag,
  httpsAddress,
  isHttps,
  listOf,
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

const currency = textForm("the three capital letters of a currency, such as INR, EUR or USD", isCurrency);

const analytics = record({
  product: oneOf(["plausible", "umami", "goatcounter"]).describe("The service that counts for you."),
  host: httpsAddress.describe("`https://plausible.io`, `https://YOU.goatcounter.com` or your own server."),
  site: plainText.exactOptional().describe("Umami: the website ID. Plausible: your domain, if it differs."),
}).refine(({ product, site }) => product !== "umami" || site, {
  path: ["site"],
  error: "expected the website ID that Umami shows",
});

/** The addresses that the code names; an owner adds others for records. */
export const namedDestinations = z.object({
  clientArea: address.describe("Where customers log in and pay."),
  gamePanel: address.describe("Where customers run their game servers."),
  statusPage: address.describe("Shows whether your servers are up."),
  contactForm: address.describe("Where visitors write to you."),
  freeTrial: address.describe("Where a free trial is ordered."),
  discordInvite: address.describe("The invitation to your Discord."),
  reviews: address.describe("Where all reviews of your company are."),
  supportMail: address.describe("For mail to support: `mailto:` and the mail address."),
  supportTelephone: address.describe("For calls: `tel:` and the number, such as `tel:+918000000000`."),
  careersMail: address.describe("For applications: `mailto:` and the mail address."),
});

export const brand = record({
  name: plainText,
  tagline: twoLines.describe("The large title of the home page, in two lines: `Every tick,` and `on time.`"),
  domain: domain.describe("The address of this site without `https://`: `evertick.example`."),
  supportEmail: mailAddress.describe("Where customers write for help: `support@evertick.example`."),
  careersEmail: mailAddress.describe("Where job applications go: `careers@evertick.example`."),
  telephone: plainText.describe("With the code of the country: `+91 80 0000 0000`."),
  locale: locale.describe("Language and country of texts and numbers: `en-IN` writes 12,00,000."),
  languages: listOf(language)
    .min(1)
    .exactOptional()
    .describe("Languages in which you answer reports of security problems: `en`, `hi`."),
  currency: currency.describe("The currency of every price: `INR`, `EUR`."),
  logo: picture
    .refine((file) => file.endsWith(".svg"), "expected an SVG file")
    .exactOptional()
    .describe(
      "A square SVG picture that looks good on a dark background. In the header and on shared links.",
    ),
  accent: colour
    .refine(
      (colour) => contrast(colour, pageColour) >= leastContrast,
      "expected a lighter colour: text in it on the dark page would be hard to read",
    )
    .exactOptional()
    .describe("The colour of buttons and links, such as `#ffb02e`. It must be light: the pages are dark."),
  tax: record({
    name: name.describe("As on your invoices: `GST`, `VAT`."),
    percent: percent.describe("The rate, such as `18`."),
    included: flag.describe("On: your prices contain the tax. Off: pages add it and show the total too."),
  })
    .exactOptional()
    .describe("The tax on your prices. Leave it empty if there is none."),
  orderPeriod: record({
    parameter: plainText.describe("The word in the order link before the period: `billingcycle` for WHMCS."),
    value: oneOf(["cycle", "months"]).describe(
      "`cycle` writes `quarterly` or `annually`, `months` writes `3` or `12`.",
    ),
  })
    .exactOptional()
    .describe("So that order links open your store with the period that the visitor chose."),
  statusFeed: record({
    product: oneOf(["statuspage", "uptime-kuma"]).describe("The service that runs your status page."),
    url: httpsAddress.describe("The address where the site reads the state; owner.md says which one it is."),
  })
    .exactOptional()
    .describe("Shows live beside locations and links to your status page whether all servers are up."),
  analytics: analytics
    .exactOptional()
    .describe("Counts visits, without cookies. Leave it empty to count nothing."),
  foundedOn: date.describe("The day your company was founded. Pages show it as `1st March 2025`."),
  transportSecurity: record({
    includeSubDomains: flag.describe("On: browsers open all subdomains over https only, such as `panel.`"),
    preload: flag.describe("On: you may ask browsers to open your domain over https only, from the start."),
  })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ["preload"],
      error: "expected false as long as includeSubDomains is false",
    })
    .describe("Hard to undo: read `Strict-Transport-Security` in deploy.md before you turn one on."),
  destinations: namedDestinations
    .catchall(address.describe("Begins with `https://`, `mailto:` or `tel:`."))
    .describe("Every address outside this site that links lead to. Add your own, such as `youtube`."),
});

export type Brand = z.infer<typeof brand>;
export type StatusFeed = NonNullable<Brand["statusFeed"]>;

/** Without TLS only on this computer: others could read the key on the way. */
const onThisComputer = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/;

/** The store whose prices `npm run prices` compares with the records. No page reads it. */
export const billing = record({
  system: oneOf(["whmcs", "whmcs-feed", "file"]).describe(
    "Your billing system; `whmcs-feed` needs no key, `file` is an exported price list. See prices.md.",
  ),
  address: plainText.describe(
    "Where it is installed: `https://clients.example.com/billing/`. For `file`: where the export is.",
  ),
  currencyId: count
    .exactOptional()
    .describe("Only for `whmcs-feed`: the number of the currency in WHMCS. If empty: the first one."),
})
  .refine(({ system, address }) => system === "file" || isHttps(address) || onThisComputer.test(address), {
    path: ["address"],
    error: "expected an address that begins with https://",
  })
  .optional();

export type Billing = NonNullable<z.infer<typeof billing>>;
