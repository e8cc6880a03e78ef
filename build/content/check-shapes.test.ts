import { describe, expect, test } from "vitest";
import { checkContent } from "./check-content";
import { changed, expectFault } from "./expect-fault";
import { fixtureContent } from "./fixture-content";

describe("a number", () => {
  const place = "minecraft-plans/1/monthly";
  const sentence = (value: unknown, expected: string) =>
    `the record "iron" has monthly ${typeof value === "number" ? value : JSON.stringify(value)}: expected ${expected}`;

  test.each([
    ["₹ 400", "400"],
    ["400%", "400"],
    ["₹1,099.50", "1099.50"],
    ["4,99 €", "4.99"],
    ["1.099,50", "1099.50"],
    ["1,00,000", "100000"],
    ["1.200.000", "1200000"],
    ["99.995%", "99.995"],
  ])("as the text %j of any locale names %s", (value, written) => {
    expectFault(place, value, sentence(value, `a number: write ${written}`));
  });
  test.each(["four hundred", true, [400], "4-5"])("as %j is a fault", (value) => {
    expectFault(place, value, sentence(value, "a number"));
  });
  test.each([
    [place, -1.5, sentence(-1.5, "0 or more")],
    ["vps-plans/2/vcpus", 1.5, 'the record "foundry" has vcpus 1.5: expected a whole number'],
    ["home-figures/uptimePercent", 101, "uptimePercent is 101: expected 100 or less"],
    ["games/games/0/rating", 6, 'the record "minecraft" has rating 6: expected 1 to 5 stars'],
    [
      "locations/regions/0/cities/1/stats/latencyMs",
      "low",
      'the record "india-2" has stats.latencyMs "low": expected a number',
    ],
  ])("at %s of %j is a fault", expectFault);

  test("NaN is a fault", () => {
    const content = {
      "home-figures": { ...(fixtureContent["home-figures"] as object), ddosTbps: Number.NaN },
    };
    expect(checkContent(content).map(({ sentence }) => sentence)).toEqual([
      "ddosTbps is NaN: expected a number",
    ]);
  });
});

describe("a text", () => {
  const place = "home-features/0/title";
  const sentence = (value: unknown, expected: string) =>
    `the record "panel" has title ${JSON.stringify(value)}: expected ${expected}`;

  test.each(["", "   "])("of %j is a fault", (value) => {
    expectFault(place, value, sentence(value, "text that is not empty"));
  });
  test.each([
    [2024, 'text: write "2024"'],
    [true, 'text: write "true"'],
    [{ "vps-plans.count": null }, 'text: write "{vps-plans.count}"'],
    [{ Note: "new" }, 'text: write "Note: new"'],
    [["One"], "text"],
    [{ one: 1, two: 2 }, "text"],
    [{}, "text"],
  ])("read by YAML as %j names what to write", (value, expected) => {
    expectFault(place, value, sentence(value, expected));
  });
  test("of a list is given by its index", () => {
    const fault = 'the record "systems-engineer" has requirements[1] "": expected text that is not empty';
    expectFault("positions/1/requirements/1", "", fault);
  });
  test("that is long is cut off in the sentence", () => {
    const [fault] = checkContent(changed("questions/questions/0/tag", ["Mods", "and more ".repeat(40)]));
    expect(fault?.sentence).toMatch(/^the record "mods" has tag \["Mods",.{40,60}…: expected text$/);
  });
});

// Other forms of text are in check-forms.test.ts.
test.each([
  [
    "brand/transportSecurity/preload",
    true,
    "transportSecurity.preload is true: expected false as long as includeSubDomains is false",
  ],
  [
    "positions/0/validThrough",
    "2026-01-31",
    'the record "support-engineer" has validThrough "2026-01-31": expected a date after datePosted, "2026-10-12"',
  ],
  [
    "partners/partners/1/partnerSince",
    2026,
    'the record "two-pings-late" has partnerSince 2026: expected a year and a month, such as 2026-03',
  ],
])("%s as %j is a fault", expectFault);

test("29 February of a leap year is a date", () => {
  expect(checkContent(changed("positions/0/validThrough", "2028-02-29"))).toEqual([]);
});
