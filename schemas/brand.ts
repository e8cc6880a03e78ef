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
