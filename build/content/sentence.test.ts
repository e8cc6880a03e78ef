import { describe, expect, test } from "vitest";
import { flag, id, linkOf, listOf, number, record, sitePath } from "../../schemas/parts";
import { text } from "../../schemas/texts";
import { changed, expectFault, faultsIn } from "./fault-fixture";
import { issueFaults } from "./sentence";

describe("a missing field", () => {
  test.each([
    ["vps-plans/0/ramGb", 'the record "tanker" has no ramGb: expected a number'],
    ["brand/name", "name is missing: expected text"],
    ["about/milestones", "milestones is missing: expected a list"],
    [
      "locations/regions/0/networkStats/bandwidthGbps",
      'the record "iceland" has no networkStats.bandwidthGbps: expected a number',
    ],
    ["footer/columns/0/links/0/label", 'the record "Angebote" has no links[0].label: expected text'],
  ])("%s is a fault", (place, sentence) => {
    expectFault(place, undefined, sentence);
    // A field with nothing after its colon.
    expectFault(place, null, sentence);
  });

  test("an optional field may be absent, but not empty", () => {
    expect(faultsIn(changed("vps-plans/0/setupFee", undefined))).toEqual([]);
    expectFault("vps-plans/0/setupFee", null, 'the record "tanker" has no setupFee: expected a number');
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

function issuesIn(value: Record<string, unknown>) {
  return issueFaults({ file: value }, "file", schema.safeParse(value).error?.issues ?? []).map(
    ({ path, sentence }) => [path.join("."), sentence],
  );
}

const file = { plans: [], options: { preload: false }, menu: [], help: [] };
const { ramGb, ...withoutRam } = plan;
const { label, ...withoutLabel } = { ...link, destination: "statusPage" };
const help = (value: unknown) => ({ help: [{ id: "trouble", links: [value] }] });

test.each<[Record<string, unknown>, string, string | RegExp]>([
  [
    { plans: [{ id: "foundry", ramGb: 8, networkGps: 5 }] },
    "plans.0.networkGps",
    'the record "foundry" has the unknown field "networkGps": expected one of networkGbps, stats',
  ],
  [
    { plans: [{ id: "foundry", ramGb: 8, networkGbps: 5, stast: 1 }] },
    "plans.0.stast",
    'the record "foundry" has the unknown field "stast": expected stats',
  ],
  [
    { plans: [{ ...plan, text: "x" }] },
    "plans.0.text",
    'the record "foundry" has the unknown field "text": expected no further field',
  ],
  [
    { plans: [{ ...plan, stats: { load: 2, lag: 1 } }] },
    "plans.0.stats.lag",
    'the record "foundry" has the unknown field "lag" in stats: expected no further field',
  ],
  [{ history: [] }, "history", 'the file has the unknown field "history": expected no further field'],
  [
    { menu: [{ label: "Games", to: "/games" }] },
    "menu.0.to",
    'the record "Games" has the unknown field "to": expected no further field',
  ],
  [
    { plans: [{ ...withoutRam, ramGB: ramGb }] },
    "plans.0.ramGB",
    'the record "foundry" has the unknown field "ramGB": expected ramGb',
  ],
  [
    help(link),
    "help.0.links.0",
    'the record "trouble" has links[0] {"label":"Status Page","text":"Live"}: expected either to or destination',
  ],
  [
    help({ ...link, to: "/vps", destination: "statusPage" }),
    "help.0.links.0",
    /^the record "trouble" has links\[0\] \{.*: expected either to or destination$/,
  ],
  [
    help({ ...link, too: "/vps" }),
    "help.0.links.0.too",
    'the record "trouble" has the unknown field "too" in links[0]: expected one of to, destination',
  ],
  [
    help({ ...withoutLabel, lable: label }),
    "help.0.links.0.lable",
    'the record "trouble" has the unknown field "lable" in links[0]: expected one of label, to',
  ],
  [help("/vps"), "help.0.links.0", 'the record "trouble" has links[0] "/vps": expected a record'],
])("%j is one fault, at %s", (values, place, sentence) => {
  const expected = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
  expect(issuesIn({ ...file, ...values })).toEqual([[place, expected]]);
});

test("two misspelt names are two faults", () => {
  expect(issuesIn({ plasn: [], optiosn: {}, menu: [], help: [] })).toEqual([
    ["plasn", 'the file has the unknown field "plasn": expected one of plans, options'],
    ["optiosn", 'the file has the unknown field "optiosn": expected one of options, plans'],
  ]);
});

test("a menu entry without an id is given by its label", () => {
  expectFault(
    "navigation/0/to",
    7,
    'the record "Hafen" has to 7: expected a page of this site, which begins with a slash',
  );
});
