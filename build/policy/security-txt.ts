import { brand, destinations } from "../../app/content/brand";

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year. */
const validDays = 364;

export const securityTxtPath = "/.well-known/security.txt";

/** Whom to tell about a hole (RFC 9116). It expires, so that nobody writes to an address that has been given up. */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Math.floor(builtAt.getTime() / day) * day + validDays * day);
  const fields = [
    ["Contact", destinations.contactForm],
    ["Contact", destinations.supportMail],
    ["Expires", expires.toISOString()],
    ["Preferred-Languages", "en, hi"],
    ["Canonical", `${brand.origin}${securityTxtPath}`],
    ["Policy", `${brand.origin}/legal#acceptable-use-policy`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}

/** When a security.txt expires, or undefined where it does not say. */
export function expiryOf(text: string): Date | undefined {
  const [, value] = /^Expires:\s*(\S+)\s*$/im.exec(text) ?? [];
  const date = new Date(value ?? "");
  return Number.isNaN(date.getTime()) ? undefined : date;
}
