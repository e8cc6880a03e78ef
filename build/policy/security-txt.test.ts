import { expect, test } from "vitest";
import { destinations, origin } from "../../app/content/brand";
import { expiryOf, securityTxt } from "./security-txt";

const builtAt = new Date("2026-03-01T18:30:00Z");

test("security.txt has contact, canonical URL and expiry", () => {
  const lines = securityTxt(builtAt).split("\n");
  expect(lines).toContain(`Contact: ${destinations.supportMail}`);
  expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  expect(lines.filter((line) => line.startsWith("Expires:"))).toEqual(["Expires: 2027-02-28T00:00:00.000Z"]);
  expect(lines.at(-1)).toBe("");
});

test("security.txt has the languages of the company", () => {
  expect(securityTxt(builtAt, ["de", "en"])).toContain("\nPreferred-Languages: de, en\n");
});

test("expiryOf reads the expiry date", () => {
  expect(expiryOf(securityTxt(builtAt))).toEqual(new Date("2027-02-28T00:00:00Z"));
  expect(expiryOf("Contact: mailto:x@y.example\n")).toBeUndefined();
  expect(expiryOf("Expires: soon\n")).toBeUndefined();
});
