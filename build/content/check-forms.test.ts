import { describe, expect, test } from "vitest";
import { checkContent } from "./check-content";
import { changed } from "./expect-fault";

/** What the refusal of a value says that is expected. */
function refusal(place: string, value: unknown): string | undefined {
  // Texts of other files may quote prices in the currency of before.
  const [fault, ...others] = checkContent(changed(place, value)).filter(
    ({ file }) => file === place.split("/")[0],
  );
  expect(others).toEqual([]);
  return fault && /: (expected .*)$/.exec(fault.sentence)?.[1];
}

const forms = {
  "brand/currency": {
    expected: "the three capital letters of a currency, such as INR, EUR or USD",
    written: { eur: "EUR", Usd: "USD", "€": undefined, Rupees: undefined },
  },
  "brand/locale": {
    expected:
      "en- and the two capital letters of a country, such as en-IN (the labels of the site are English)",
    written: { "en-gb": "en-GB", en_US: "en-US", "de-DE": "en-DE", english: undefined },
  },
  "brand/domain": {
    expected: "a domain without https://, such as evertick.example",
    written: { "https://site.example/": "site.example", "site.example/vps": "site.example", site: undefined },
  },
  "brand/accent": {
    expected: 'a colour with six digits in quotes, such as "#ffb02e"',
    written: { ffb02e: "#ffb02e", "#fb2": "#ffbb22", orange: undefined },
  },
  "brand/languages/0": {
    expected: "two or three small letters of a language, such as en",
    written: { EN: "en", "en-GB": "en", English: undefined },
  },
  "brand/supportEmail": {
    expected: "a mail address, such as help@site.example",
    written: {
      "mailto:help@site.example": "help@site.example",
      "Help <help@site.example>": "help@site.example",
      "help @ site.example": "help@site.example",
      help: undefined,
    },
  },
  "brand/destinations/store": {
    expected: "an address that begins with https://, mailto: or tel:",
    written: {
      "www.site.example/store": "https://www.site.example/store",
      "http://site.example": "https://site.example",
      "https://site.example/a b": "https://site.example/a%20b",
      "https://site.example/\u200b": "https://site.example/",
      "help@site.example": "mailto:help@site.example",
      "+49 30 1234-567": "tel:+49301234567",
      "tel:+49 30 1234": "tel:+49301234",
      store: undefined,
    },
  },
  "partners/partners/0/url": {
    expected: "an address that begins with https://",
    written: { "//site.example": "https://site.example", "help@site.example": undefined },
  },
  "partners/partners/0/id": {
    expected: "small letters, digits and single hyphens",
    written: { "Half Slab": "half-slab", Café_2: "cafe-2", "-a--b-": "a-b", 日本: undefined },
  },
  "partners/partners/0/partnerSince": {
    expected: "a year and a month, such as 2026-03",
    written: { "2026-3": "2026-03", "2026/03": "2026-03", "2026-13": undefined, March: undefined },
  },
  "positions/0/validThrough": {
    expected: "a real date, such as 2026-03-01",
    written: {
      "2027-3-1": "2027-03-01",
      "2027.03.01": "2027-03-01",
      "1 March 2027": "2027-03-01",
      "March 1, 2027": "2027-03-01",
      "01/03/2027": undefined,
      "2027-13-01": undefined,
      "2027-02-30": undefined,
    },
  },
  "navigation/0/to": {
    expected: "a page of this site, which begins with a slash",
    written: { support: "/support", "the support page": undefined },
  },
} as const;

describe.each(Object.entries(forms))("%s", (place, { expected, written }) => {
  test.each(Object.entries(written))("as %j says what to write: %j", (value, correct) => {
    expect(refusal(place, value)).toBe(`expected ${expected}${correct ? `: write "${correct}"` : ""}`);
  });

  test.each(Object.values(written).filter((text) => text !== undefined))("accepts %j", (value) => {
    expect(refusal(place, value)).toBeUndefined();
  });
});

test.each(["mailto:a@site.example?cc=b@site.example", "tel:+4930123", "https://site.example/?a=1&b=2#c"])(
  "%s is an address",
  (value) => {
    expect(refusal("brand/destinations/store", value)).toBeUndefined();
  },
);

test.each([
  ["yes", "write true"],
  ["Off", "write false"],
])("the flag %s says what to write", (value, words) => {
  expect(refusal("minecraft-plans/1/popular", value)).toBe(`expected true or false: ${words}`);
});
