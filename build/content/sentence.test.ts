import { describe, expect, test } from "vitest";
import { checkContent } from "./check-content";
import { changed, expectFault } from "./expect-fault";
import { fixtureContent } from "./fixture-content";

describe("a missing field", () => {
  test.each([
    ["vps-plans/2/ramGb", 'the record "foundry" has no ramGb: expected a number'],
    ["brand/name", "name is missing: expected text"],
    ["about/milestones", "milestones is missing: expected a list"],
    [
      "locations/regions/0/networkStats/bandwidthGbps",
      'the record "asia" has no networkStats.bandwidthGbps: expected a number',
    ],
    ["footer/columns/0/links/0/label", 'the record "Company" has no links[0].label: expected text'],
  ])("%s is a fault", (place, sentence) => {
    expectFault(place, undefined, sentence);
    // A field with nothing after its colon.
    expectFault(place, null, sentence);
  });

  test("an optional field may be absent, but not empty", () => {
    expect(checkContent(changed("vps-plans/2/networkGbps", undefined))).toEqual([]);
    expectFault(
      "vps-plans/2/networkGbps",
      null,
      'the record "foundry" has no networkGbps: expected a number',
    );
  });
});

describe("an unknown field", () => {
  test.each([
    [
      "minecraft-plans/0/ram",
      'the record "coal" has the unknown field "ram": expected one of periods, soldOut, setupFee, sampleFields',
    ],
    [
      "vps-plans/0/networkGps",
      'the record "furnace-memory" has the unknown field "networkGps": expected one of networkGbps, periods, setupFee, soldOut, sampleFields',
    ],
    ["about/blocks/0/sampel", 'the record "who" has the unknown field "sampel": expected sample'],
    ["home-features/0/text", 'the record "panel" has the unknown field "text": expected no further field'],
    ["about/history", 'the file has the unknown field "history": expected no further field'],
    [
      "brand/transportSecurity/maxAge",
      'transportSecurity has the unknown field "maxAge": expected no further field',
    ],
    [
      "locations/regions/0/networkStats/load",
      'the record "asia" has the unknown field "load" in networkStats: expected no further field',
    ],
    ["navigation/1/to", 'the record "Games" has the unknown field "to": expected no further field'],
  ])("%s is a fault", (place, sentence) => expectFault(place, true, sentence));

  test("that is the misspelt name of a missing one is one fault", () => {
    const { ramGb, ...plan } = (fixtureContent["vps-plans"] as Record<string, unknown>[])[2] ?? {};
    expect(checkContent(changed("vps-plans/2", { ...plan, ramGB: ramGb }))).toEqual([
      {
        file: "vps-plans",
        path: [2, "ramGB"],
        sentence:
          'the record "foundry" has the unknown field "ramGB": expected one of ramGb, periods, soldOut, setupFee, sampleFields',
      },
    ]);
  });

  test("two misspelt names are two faults", () => {
    const { stats, blocks, ...others } = fixtureContent.about as Record<string, unknown>;
    expect(checkContent(changed("about", { ...others, stast: stats, bloks: blocks }))).toEqual([
      {
        file: "about",
        path: ["stast"],
        sentence: 'the file has the unknown field "stast": expected one of stats, blocks',
      },
      {
        file: "about",
        path: ["bloks"],
        sentence: 'the file has the unknown field "bloks": expected one of blocks, stats',
      },
    ]);
  });
});

describe("a link", () => {
  const place = "support-options/helpCategories/0/links/0";
  const link = { label: "Status Page", text: "Live" };
  const either = "expected either to or destination";

  test("with both or neither of to and destination is a fault", () => {
    expectFault(
      place,
      link,
      `the record "trouble" has links[0] {"label":"Status Page","text":"Live"}: ${either}`,
    );
    const both = { ...link, to: "/vps", destination: "statusPage" };
    const [fault] = checkContent(changed(place, both));
    expect(fault?.sentence).toMatch(
      /^the record "trouble" has links\[0\] \{.*: expected either to or destination$/,
    );
  });

  test("with a misspelt name of one of them is a fault at that field", () => {
    for (const field of ["too", "destinaton"]) {
      expect(checkContent(changed(place, { ...link, [field]: "/vps" }))).toEqual([
        {
          file: "support-options",
          path: ["helpCategories", 0, "links", 0, field],
          sentence: `the record "trouble" has the unknown field "${field}" in links[0]: ${either}`,
        },
      ]);
    }
  });

  test("with another misspelt name names the field that was meant", () => {
    const { label, ...others } = { ...link, destination: "statusPage" };
    const [fault, ...more] = checkContent(changed(place, { ...others, lable: label }));
    expect(fault?.sentence).toBe(
      'the record "trouble" has the unknown field "lable" in links[0]: expected label',
    );
    expect(more).toEqual([]);
  });

  test("that is no record is a fault", () => {
    expectFault(place, "/vps", 'the record "trouble" has links[0] "/vps": expected a record');
  });
});

test("a menu entry without an id is given by its label", () => {
  expectFault(
    "navigation/0/to",
    7,
    'the record "Support" has to 7: expected a page of this site, which begins with a slash',
  );
});
