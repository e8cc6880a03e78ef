import { describe, expect, test } from "vitest";
import { flag, id, linkOf, listOf, number, record, sitePath, text } from "../../schemas/parts";
import { checkContent } from "./check-content";
import { changed, expectFault } from "./expect-fault";
import { issueFaults } from "./sentence";

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

/** A file of its own: a new field in a schema of the site changes no sentence here. */
const schema = record({
  plans: listOf(
    record({
      id,
      ramGb: number,
      stats: record({ load: number }).exactOptional(),
      networkGbps: number.exactOptional(),
    }),
  ),
  options: record({ preload: flag }),
  menu: listOf(record({ label: text })),
  help: listOf(record({ id, links: listOf(linkOf(sitePath, { label: text, text })) })),
});
const plan = { id: "foundry", ramGb: 8, stats: { load: 2 }, networkGbps: 5 };
const link = { label: "Status Page", text: "Live" };

/** The faults of the file with other values of some fields. */
function faultsOf(values: Record<string, unknown>) {
  return faultsIn({ plans: [], options: { preload: false }, menu: [], help: [], ...values });
}

function faultsIn(value: Record<string, unknown>) {
  return issueFaults("made-up", value, schema.safeParse(value).error?.issues ?? []);
}

describe("an unknown field", () => {
  test.each([
    [
      { plans: [{ id: "foundry", ramGb: 8, networkGps: 5 }] },
      'the record "foundry" has the unknown field "networkGps": expected one of networkGbps, stats',
    ],
    [
      { plans: [{ id: "foundry", ramGb: 8, networkGbps: 5, stast: 1 }] },
      'the record "foundry" has the unknown field "stast": expected stats',
    ],
    [
      { plans: [{ ...plan, text: "x" }] },
      'the record "foundry" has the unknown field "text": expected no further field',
    ],
    [
      { plans: [{ ...plan, stats: { load: 2, lag: 1 } }] },
      'the record "foundry" has the unknown field "lag" in stats: expected no further field',
    ],
    [{ history: [] }, 'the file has the unknown field "history": expected no further field'],
    [
      { menu: [{ label: "Games", to: "/games" }] },
      'the record "Games" has the unknown field "to": expected no further field',
    ],
  ])("%j is a fault", (values, sentence) => {
    expect(faultsOf(values).map((fault) => fault.sentence)).toEqual([sentence]);
  });

  test("that is the misspelt name of a missing one is one fault", () => {
    const { ramGb, ...others } = plan;
    expect(faultsOf({ plans: [{ ...others, ramGB: ramGb }] })).toEqual([
      {
        file: "made-up",
        path: ["plans", 0, "ramGB"],
        sentence: 'the record "foundry" has the unknown field "ramGB": expected ramGb',
      },
    ]);
  });

  test("two misspelt names are two faults", () => {
    const faults = faultsIn({ plasn: [], optiosn: {}, menu: [], help: [] });
    expect(faults.map((fault) => fault.sentence)).toEqual([
      'the file has the unknown field "plasn": expected one of plans, options',
      'the file has the unknown field "optiosn": expected one of options, plans',
    ]);
  });
});

describe("a link", () => {
  const either = "expected either to or destination";
  const withLink = (value: unknown) => faultsOf({ help: [{ id: "trouble", links: [value] }] });
  const sentences = (value: unknown) => withLink(value).map((fault) => fault.sentence);

  test("with both or neither of to and destination is a fault", () => {
    expect(sentences(link)).toEqual([
      `the record "trouble" has links[0] {"label":"Status Page","text":"Live"}: ${either}`,
    ]);
    expect(sentences({ ...link, to: "/vps", destination: "statusPage" })).toEqual([
      expect.stringMatching(/^the record "trouble" has links\[0\] \{.*: expected either to or destination$/),
    ]);
  });

  test("with a misspelt name of one of them is a fault at that field", () => {
    for (const field of ["too", "destinaton"]) {
      expect(withLink({ ...link, [field]: "/vps" })).toEqual([
        {
          file: "made-up",
          path: ["help", 0, "links", 0, field],
          sentence: `the record "trouble" has the unknown field "${field}" in links[0]: ${either}`,
        },
      ]);
    }
  });

  test("with another misspelt name names the field that was meant", () => {
    const { label, ...others } = { ...link, destination: "statusPage" };
    expect(sentences({ ...others, lable: label })).toEqual([
      'the record "trouble" has the unknown field "lable" in links[0]: expected label',
    ]);
  });

  test("that is no record is a fault", () => {
    expect(sentences("/vps")).toEqual(['the record "trouble" has links[0] "/vps": expected a record']);
  });
});

test("a menu entry without an id is given by its label", () => {
  expectFault(
    "navigation/0/to",
    7,
    'the record "Support" has to 7: expected a page of this site, which begins with a slash',
  );
});
