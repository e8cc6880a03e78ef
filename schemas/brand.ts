import * as z from "zod";
import { date, flag, isHttps, mailAddress, record, text } from "./parts";

const address = text.refine((value) => /^(mailto:.+@|tel:\+?\d)/.test(value) || isHttps(value), {
  error: "expected an address that begins with https://, mailto: or tel:",
});

/** The addresses that the pages themselves link to; an owner may add others. */
const destinations = z
  .object(
    {
      statusPage: address,
      gamePanel: address,
      clientArea: address,
      minecraftStore: address,
      sharedVpsStore: address,
      cartConfiguration: address,
      contactForm: address,
      ticketForm: address,
      freeTrial: address,
      discordInvite: address,
      reviews: address,
      supportMail: address,
      supportTelephone: address,
      careersMail: address,
    },
    { error: "expected a record" },
  )
  .catchall(address);

export const brand = record({
  name: text,
  tagline: z.tuple([text, text], { error: "expected two lines" }).describe("Two lines on the home page."),
  domain: text.describe("Without `https://`: `evertick.example`."),
  supportEmail: mailAddress,
  careersEmail: mailAddress,
  telephone: text,
  locale: z
    .string({ error: "expected a locale, such as en-IN" })
    .regex(/^en-[A-Z]{2}$/, {
      error:
        "expected en- and the two letters of a country, such as en-IN: the labels of the site are English",
    })
    .describe("How numbers are written: `en-IN` for 12,00,000, `en-GB` for 1,200,000."),
  currency: z
    .string({ error: "expected the three letters of a currency, such as INR" })
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), {
      error: "expected the three letters of a currency, such as INR, EUR or USD",
    })
    .describe("The currency of every price: `INR`, `EUR`."),
  taxNote: text
    .exactOptional()
    .describe("A sentence under the plans, such as `Prices exclude GST.` Leave it out if prices are final."),
  foundedOn: date.describe("Pages show it as `1st March 2025`."),
  transportSecurity: record({ includeSubDomains: flag, preload: flag })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ["preload"],
      error: "expected false as long as includeSubDomains is false",
    })
    .describe("Read `Strict-Transport-Security` in deploy.md before you change one to true."),
  destinations,
});

export type Brand = z.infer<typeof brand>;
