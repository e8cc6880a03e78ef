// @vitest-environment node
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "./load-content";
import { translatedFolder } from "./records-copy-fixture";

/** The sentences about one file of a translation, without its folder. */
function faultsOf(file: string, lines: readonly string[], tag = "en-GB"): string[] {
  const folder = translatedFolder(tag, { [file]: lines.join("\n") });
  return readContent(folder, {}, tag).faults.map((fault) => fault.replace(`content/languages/${tag}/`, ""));
}

const mistakes: [what: string, file: string, lines: string[], sentence: string][] = [
  [
    "a record that does not exist",
    "vps-plans.yaml",
    ["- id: tanker", "  subtitle: One size", "- id: tankr", "  subtitle: Another"],
    'vps-plans.yaml:3: vps-plans has no other record "tankr" in content/vps-plans.yaml.',
  ],
  [
    "a record that is there twice",
    "vps-plans.yaml",
    ["- id: tanker", "  subtitle: One size", "- id: tanker", "  subtitle: Another"],
    'vps-plans.yaml:3: vps-plans has no other record "tanker" in content/vps-plans.yaml.',
  ],
  [
    "a record without its id",
    "vps-plans.yaml",
    ["- subtitle: One size"],
    "vps-plans.yaml:1: vps-plans has no entry number 1 without an id in content/vps-plans.yaml.",
  ],
  [
    "an unknown field",
    "vps-plans.yaml",
    ["- id: tanker", "  subtitel: One size"],
    "vps-plans.yaml:2: vps-plans.tanker has no subtitel in content/vps-plans.yaml.",
  ],
  ...[
    ["a price", "monthly: 24.95", "monthly"],
    ["a link", "destination: clientArea", "destination"],
  ].map(([what = "", line = "", field = ""]): (typeof mistakes)[number] => [
    what,
    "vps-plans.yaml",
    ["- id: tanker", `  ${line}`],
    `vps-plans.yaml:2: vps-plans.tanker.${field} is no text: it is taken from content/vps-plans.yaml and may not be repeated here.`,
  ]),
  [
    "a drawing",
    "layout.yaml",
    ["menuOffer:", "  title: Small", "  drawing: lighthouse.svg"],
    "layout.yaml:3: layout.menuOffer.drawing is no text: it is taken from content/layout.yaml and may not be repeated here.",
  ],
  [
    "the price of a period",
    "vps-plans.yaml",
    ["- id: tanker", "  periods:", "    - price: 540.5"],
    "vps-plans.yaml:3: vps-plans.tanker.periods.0.price is no text: it is taken from content/vps-plans.yaml and may not be repeated here.",
  ],
  [
    "a value of the records that the text does not have",
    "pages/vps.yaml",
    ["head:", "  lead: From {website-plans.monthly.lowest}."],
    "pages/vps.yaml:2: {website-plans.monthly.lowest} is not in the text of pages/vps.head.lead that is translated.",
  ],
  [
    "a value of the page that the text does not have",
    "interface.yaml",
    ["billing:", '  save: "{count} less"'],
    "interface.yaml:2: {count} is not in the text of interface.billing.save that is translated.",
  ],
  [
    "a value in a plural form that the text does not have",
    "interface.yaml",
    ["billing:", '  months: { one: "{count} month", other: "{number} months" }'],
    "interface.yaml:2: {number} is not in the text of interface.billing.months that is translated.",
  ],
  [
    "a file that translates none",
    "vps-plan.yaml",
    ["- id: tanker"],
    "vps-plan.yaml:1: there is no content/vps-plan.yaml that it translates.",
  ],
  [
    "an entry too many in a list without ids",
    "brand.yaml",
    ["tagline:", "  - One", "  - Two", "  - Three"],
    "brand.yaml:4: brand.tagline has no entry number 3 without an id in content/brand.yaml.",
  ],
  [
    "text in place of a record",
    "pages/vps.yaml",
    ["head: Machines"],
    "pages/vps.yaml:1: pages/vps.head is no record: expected one as in content/pages/vps.yaml.",
  ],
  [
    "a list in place of a record",
    "pages/vps.yaml",
    ["head: [Machines]"],
    "pages/vps.yaml:1: pages/vps.head is no record: expected one as in content/pages/vps.yaml.",
  ],
  [
    "text in place of a file of records",
    "vps-plans.yaml",
    ["Tanker"],
    "vps-plans.yaml:1: vps-plans is no list: expected one as in content/vps-plans.yaml.",
  ],
  [
    "text in place of a list",
    "brand.yaml",
    ["tagline: One line"],
    "brand.yaml:1: brand.tagline is no list: expected one as in content/brand.yaml.",
  ],
  [
    "a number in place of a text",
    "vps-plans.yaml",
    ["- id: tanker", "  subtitle: 2024"],
    'vps-plans.yaml:2: the record "tanker" has subtitle 2024: expected text in quotes.',
  ],
  [
    "a record in place of a text",
    "pages/vps.yaml",
    ["featuresTitle:", "  words: Hold"],
    'pages/vps.yaml:1: featuresTitle is {"words":"Hold"}: expected text in quotes.',
  ],
  [
    "an unknown plural form",
    "interface.yaml",
    [
      "billing:",
      "  months:",
      '    one: "{count} month"',
      '    oter: "{count} months"',
      '    other: "{count} months"',
    ],
    'interface.yaml:4: billing.months has the unknown field "oter": expected one of zero, two, few, many.',
  ],
  [
    "YAML that cannot be read",
    "brand.yaml",
    ["tagline:", "  - One", "\t- Two"],
    "brand.yaml:3: the line begins with a tab: use spaces.",
  ],
];

test.each(mistakes)("%s is one sentence with file and line", (_, file, lines, sentence) => {
  expect(faultsOf(file, lines)).toEqual([sentence]);
});

test.each([
  ["pl", '{ one: "{count} miesiąc", other: "{count} miesiąca" }', "many and few"],
  ["ar", '{ one: "شهر", two: "شهران", few: "{count} أشهر", other: "{count} شهر" }', "zero and many"],
])("a text in %s without all plural forms is one sentence with file and line", (tag, months, absent) => {
  expect(faultsOf("interface.yaml", ["billing:", `  months: ${months}`], tag)).toEqual([
    `interface.yaml:2: interface.billing.months has no form for ${absent}, which numbers in ${tag} need.`,
  ]);
});

test("a text that is not translated need not have the plural forms of the language", () => {
  const { faults, missing } = readContent(translatedFolder("pl", {}), {}, "pl");
  expect(faults).toEqual([]);
  expect(missing.map(({ record }) => record)).toContain("interface.billing.months");
});

test("a translation of a file that the first language lacks is one sentence", () => {
  const folder = translatedFolder("en-GB", { "company.yaml": "grievanceOfficer: { designation: Keeper }" });
  rmSync(join(folder, "company.yaml"));
  expect(readContent(folder, {}, "en-GB").faults).toEqual([
    "content/languages/en-GB/company.yaml:1: there is no content/company.yaml that it translates.",
  ]);
});

test("a fault of the first language has its place there", () => {
  const folder = translatedFolder("en-GB", { "vps-plans.yaml": "- id: tanker\n  subtitle: One size" });
  writeFileSync(join(folder, "vps-features.yaml"), "- id: disk\n  icon: disc\n");
  const { faults } = readContent(folder, {}, "en-GB");
  expect(faults[0]).toMatch(/^content\/vps-features\.yaml:2: the record "disk" has icon "disc"/);
});

test("the locale is the name of the folder, and figures and values follow it", () => {
  const folder = translatedFolder("en-GB", {
    "pages/vps.yaml": "head:\n  lead: From {vps-plans.monthly.lowest} a month.",
  });
  const { shown } = readContent(folder, {}, "en-GB");
  expect(shown).toMatchObject({
    brand: { locale: "en-GB", currency: "EUR" },
    "pages/vps": { head: { lead: "From €24.95 a month." } },
  });
});
