import { describe, expect, test } from "vitest";
import { changed, expectFault, faultsIn } from "./fault-fixture";
import { flag, id, linkOf, listOf, number, record, sitePath } from "./schemas/parts";
import { text } from "./schemas/texts";
import { shapeFaults } from "./sentence";

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

  test("a label of many letters is shortened, as values are", () => {
    const long = "a".repeat(10_000);
    const faults = faultsIn(changed("footer/columns/0", { title: long, links: [{}] }));
    const subject = `the record "${"a".repeat(57)}…"`;
    expect(faults.map(({ message }) => message.startsWith(subject) && message.length < 200)).not.toContain(
      false,
    );
  });

  test("an optional field may be absent, but not empty", () => {
    expect(faultsIn(changed("vps-plans/0/setupFee", undefined))).toEqual([]);
    expectFault("vps-plans/0/setupFee", null, 'the record "tanker" has no setupFee: expected a number');
  });
});

/** A file of its own: a new field in a schema of the site changes no sentence here. */
const stats = record({ load: number });
const schema = record({
  plans: listOf(
    record({ id, ramGb: number, stats: stats.exactOptional(), networkGbps: number.exactOptional() }),
  ),
  options: record({ preload: flag }),
  menu: listOf(record({ label: text })),
  help: listOf(record({ id, links: listOf(linkOf(sitePath, { label: text, text })) })),
});
const file = { plans: [], options: { preload: false }, menu: [], help: [] };

function issuesIn(value: object) {
  return shapeFaults({ file: value }, "file", schema).map(({ path, message }) => [path.join("."), message]);
}

function plan(fields: object) {
  return { plans: [{ id: "foundry", ...fields }] };
}

function help(link: unknown) {
  return { help: [{ id: "trouble", links: [link] }] };
}

const either = "expected either to or destination";
const foundry = 'the record "foundry" has the unknown field';
const trouble = 'the record "trouble" has the unknown field';
test.each<[object, string, string]>([
  [
    plan({ ramGb: 8, networkGps: 5 }),
    "plans.0.networkGps",
    `${foundry} "networkGps": expected one of networkGbps, stats`,
  ],
  [plan({ ramGb: 8, networkGbps: 5, stast: 1 }), "plans.0.stast", `${foundry} "stast": expected stats`],
  [
    plan({ ramGb: 8, stats: { load: 2 }, networkGbps: 5, text: "x" }),
    "plans.0.text",
    `${foundry} "text": expected no further field`,
  ],
  [
    plan({ ramGb: 8, stats: { load: 2, lag: 1 } }),
    "plans.0.stats.lag",
    `${foundry} "lag" in stats: expected no further field`,
  ],
  [
    plan({ ramGB: 8, stats: { load: 2 }, networkGbps: 5 }),
    "plans.0.ramGB",
    `${foundry} "ramGB": expected ramGb`,
  ],
  [{ history: [] }, "history", 'the file has the unknown field "history": expected no further field'],
  [
    { menu: [{ label: "Games", to: "/games" }] },
    "menu.0.to",
    'the record "Games" has the unknown field "to": expected no further field',
  ],
  [
    help({ label: "Live", text: "x" }),
    "help.0.links.0",
    `the record "trouble" has links[0] {"label":"Live","text":"x"}: ${either}`,
  ],
  [
    help({ label: "Live", text: "x", to: "/vps", destination: "a" }),
    "help.0.links.0",
    `the record "trouble" has links[0] {"label":"Live","text":"x","to":"/vps","destination":"a"}: ${either}`,
  ],
  [
    help({ label: "Live", text: "x", too: "/vps" }),
    "help.0.links.0.too",
    `${trouble} "too" in links[0]: expected one of to, destination`,
  ],
  [
    help({ lable: "Live", text: "x", destination: "a" }),
    "help.0.links.0.lable",
    `${trouble} "lable" in links[0]: expected one of label, to`,
  ],
  [help("/vps"), "help.0.links.0", 'the record "trouble" has links[0] "/vps": expected a record'],
])("%j is one fault, at %s", (values, place, sentence) => {
  expect(issuesIn({ ...file, ...values })).toEqual([[place, sentence]]);
});

test("two misspelt names are two faults", () => {
  expect(issuesIn({ plasn: [], optiosn: {}, menu: [], help: [] })).toEqual([
    ["plasn", 'the file has the unknown field "plasn": expected one of plans, options'],
    ["optiosn", 'the file has the unknown field "optiosn": expected one of options, plans'],
  ]);
});

test("a menu entry without an id is given by its label", () => {
  const sentence = 'the record "Hafen" has to 7: expected a page of this site, which begins with a slash';
  expectFault("navigation/0/to", 7, sentence);
});
