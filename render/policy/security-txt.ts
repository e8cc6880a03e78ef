import type { Site } from "../../site/site";

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validDays = 364;

export const securityTxtPath = "/.well-known/security.txt";

/** Contacts for security reports (RFC 9116). It has to expire, so that outdated contacts are not used. */
export function securityTxt({ records: { brand } }: Pick<Site, "records">, builtAt: Date): string {
  const { destinations, domain, locale, languages = [new Intl.Locale(locale).language] } = brand;
  const origin = `https://${domain}`;
  const expires = new Date(Math.floor(builtAt.getTime() / day) * day + validDays * day);
  const fields = [
    ["Contact", destinations.contactForm],
    ["Contact", destinations.supportMail],
    ["Expires", expires.toISOString()],
    ["Preferred-Languages", languages.join(", ")],
    ["Canonical", `${origin}${securityTxtPath}`],
    ["Policy", `${origin}/legal#acceptable-use-policy`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
