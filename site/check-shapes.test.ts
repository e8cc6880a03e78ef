import { describe, expect, test } from "vitest";
import { changed, expectFault, faultsIn } from "./fault-fixture";

/** What the refusal of a value says that is expected. */
function refusal(place: string, value: unknown): string | undefined {
  // Texts of other files may quote prices in the currency of before.
  const [fault, ...others] = faultsIn(changed(place, value)).filter(
    ({ file }) => file === place.split("/")[0],
  );
  expect(others).toEqual([]);
  return fault && /: expected (.*)$/.exec(fault.message)?.[1];
}

const number = "a number, without quotes, signs and commas";
test.each<[place: string, expected: string, ...refused: unknown[]]>([
  ["brand/currency", "the three capital letters of a currency, such as INR, EUR or USD", "eur", "€", "Rupee"],
  [
    "brand/locale",
    "the tag of a language and a country, such as en-IN or de-DE",
    ...["en-gb", "en_US", "English", "xx-XX"],
  ],
  ["brand/domain", "a domain without https://, such as evertick.example", "https://a.b/", "a.b/vps", "site"],
  ["brand/accent", 'a colour with six digits in quotes, such as "#ffb02e"', "ffb02e", "#fb2", "orange"],
  ["brand/languages", "two or three small letters of a language, such as en", ["EN"], ["en-GB"], ["English"]],
  ["brand/supportEmail", "a mail address, such as help@site.example", "mailto:a@b.c", "Help <a@b.c>", "help"],
  [
    "brand/destinations/freeTrial",
    "an address that begins with https://, mailto: or tel:",
    ...["www.site.example", "http://site.example", "https://site.example/a b", "https://site.example/\u200b"],
  ],
  ["partners/partners/0/url", "an address that begins with https://", "//site.example", "help@site.example"],
  ["partners/partners/0/id", "small letters, digits and single hyphens", "Half Slab", "Café_2", "-a--b-"],
  ["partners/partners/0/partnerSince", "a year and a month, such as 2026-03", "2026-3", "2026/03", "2026-13"],
  ["positions/0/validThrough", "a real date, such as 2026-03-01", "2027-3-1", "1 March 2027", "2027-02-30"],
  ["company/address/country", "the two capital letters of a country, such as IN", "in", "India", "XX", "QQQ"],
  ["navigation/0/to", "a page of this site, which begins with a slash", "support", "the support page"],
  ["minecraft-plans/1/monthly", number, "₹ 400", "1,099", "four hundred"],
  ["home-features/0/title", "text that is not empty", "", "   ", "\u200b\u2060"],
  ["home-features/0/title", "text in quotes", 2024, true, { "vps-plans.count": null }, { Note: "new" }],
])("%s: %s", (place, expected, ...refused) => {
  for (const value of refused) expect(refusal(place, value), String(value)).toBe(expected);
});

test.each<[place: string, ...accepted: unknown[]]>([
  ["brand/currency", "EUR", "USD"],
  ["brand/locale", "en-GB", "en-DE", "de-DE", "hi-IN-u-nu-deva"],
  ["brand/domain", "site.example"],
  ["brand/accent", "#FFB02E"],
  ["brand/languages", ["de"]],
  ["brand/destinations/freeTrial", "https://a.b/?a=1&b=2#c", "mailto:a@b.c?cc=b@b.c", "tel:+4930123"],
  ["partners/partners/0/id", "cafe-2"],
  ["positions/0/validThrough", "2028-02-29"],
  ["company/address/country", "IN", "IE"],
])("%s may be %j", (place, ...accepted) => {
  for (const value of accepted) expect(refusal(place, value), String(value)).toBeUndefined();
});

describe("a fault with its whole message", () => {
  test.each([
    ["minecraft-plans/1/monthly", [400], 'the record "punt" has monthly [400]: expected a number'],
    ["minecraft-plans/1/monthly", -1.5, 'the record "punt" has monthly -1.5: expected 0 or more'],
    ["vps-plans/0/vcpus", 1.5, 'the record "tanker" has vcpus 1.5: expected a whole number'],
    ["home-figures/uptimePercent", 101, "uptimePercent is 101: expected 100 or less"],
    ["games/games/0/rating", 6, 'the record "blocks" has rating 6: expected 5 or less'],
    [
      "locations/regions/1/cities/1/stats/latencyMs",
      true,
      'the record "cork" has stats.latencyMs true: expected a number',
    ],
    [
      "positions/0/responsibilities/1",
      "",
      'the record "night-watch" has responsibilities[1] "": expected text that is not empty',
    ],
    ["minecraft-plans/1/popular", "yes", 'the record "punt" has popular "yes": expected true or false'],
    [
      "positions/0/validThrough",
      "2025-12-31",
      'the record "night-watch" has validThrough "2025-12-31": expected a day after datePosted, "2026-01-05"',
    ],
  ])("%s as %j", expectFault);

  test("a long text is cut off", () => {
    const [fault] = faultsIn(changed("questions/questions/0/tag", ["Mods", "and more ".repeat(40)]));
    expect(fault?.message).toMatch(
      /^the record "invoice" has tag \["Mods",.{40,60}…: expected text in quotes$/,
    );
  });

  test("preload without includeSubDomains", () => {
    const message = "transportSecurity.preload is true: expected false as long as includeSubDomains is false";
    expect(faultsIn(changed("brand/transportSecurity", { includeSubDomains: false, preload: true }))).toEqual(
      [{ file: "brand", path: ["transportSecurity", "preload"], message }],
    );
  });
});
