// @vitest-environment node
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linesOf } from "./fault-fixture";
import { readContent } from "./load-content";
import { translatedFolder } from "./records-copy-fixture";

/** The lines about one file of a translation, without its folder. */
function faultsOf(file: string, text: string, tag = "en-GB"): string[] {
  const folder = translatedFolder(tag, { [file]: text });
  return linesOf(readContent(folder, {}, tag)).map((line) => line.replace(`content/languages/${tag}/`, ""));
}

const noText = "is no text: it is taken from content/<file> and may not be repeated here";
const tanker = "- id: tanker\n  subtitle: One size";

/** Each sentence begins with the line; `<file>` is the file. */
test.each([
  ["vps-plans", `${tanker}\n- id: tankr`, '3: vps-plans has no other record "tankr" in content/<file>'],
  ["vps-plans", `${tanker}\n- id: tanker`, '3: vps-plans has no other record "tanker" in content/<file>'],
  ["vps-plans", "- subtitle: x", "1: vps-plans has no entry number 1 without an id in content/<file>"],
  ["vps-plans", "- id: tanker\n  subtitel: x", "2: vps-plans.tanker has no subtitel in content/<file>"],
  ["vps-plans", "- id: tanker\n  monthly: 24.95", `2: vps-plans.tanker.monthly ${noText}`],
  ["vps-plans", "- id: tanker\n  destination: clientArea", `2: vps-plans.tanker.destination ${noText}`],
  ["vps-plans", "- id: tanker\n  periods: [price: 9]", `2: vps-plans.tanker.periods.0.price ${noText}`],
  ["layout", "menuOffer:\n  drawing: lighthouse.svg", `2: layout.menuOffer.drawing ${noText}`],
  [
    "pages/vps",
    "head:\n  lead: From {website-plans.monthly.lowest}.",
    "2: {website-plans.monthly.lowest} is not in the text of pages/vps.head.lead that is translated",
  ],
  [
    "interface",
    'billing:\n  save: "{count} less"',
    "2: {count} is not in the text of interface.billing.save that is translated",
  ],
  [
    "interface",
    'billing:\n  months: { one: "{count} month", other: "{number} months" }',
    "2: {number} is not in the text of interface.billing.months that is translated",
  ],
  ["vps-plan", "- id: tanker", "1: there is no content/<file> that it translates"],
  [
    "brand",
    "tagline: [One, Two, Three]",
    "1: brand.tagline has no entry number 3 without an id in content/<file>",
  ],
  ["pages/vps", "head: Machines", "1: pages/vps.head is no record: expected one as in content/<file>"],
  ["pages/vps", "head: [Machines]", "1: pages/vps.head is no record: expected one as in content/<file>"],
  ["vps-plans", "Tanker", "1: vps-plans is no list: expected one as in content/<file>"],
  ["brand", "tagline: One line", "1: brand.tagline is no list: expected one as in content/<file>"],
  [
    "vps-plans",
    "- id: tanker\n  subtitle: 2024",
    '2: the record "tanker" has subtitle 2024: expected text in quotes',
  ],
  ["pages/vps", "featuresTitle: { a: b }", '1: featuresTitle is {"a":"b"}: expected text in quotes'],
  [
    "interface",
    'billing:\n  months:\n    oter: "{count}"\n    other: "{count}"',
    '3: billing.months has the unknown field "oter": expected one of one, zero, two, few, many',
  ],
  ["brand", "tagline:\n  - One\n\t- Two", "3: the line begins with a tab: use spaces"],
])("%s with %j: %s", (name, text, sentence) => {
  const file = `${name}.yaml`;
  expect(faultsOf(file, text)).toEqual([`${file}:${sentence.replace("<file>", file)}.`]);
});

test.each([
  ["pl", '{ one: "{count} miesiąc", other: "{count} miesiąca" }', "many and few"],
  ["ar", '{ one: "شهر", two: "شهران", few: "{count} أشهر", other: "{count} شهر" }', "zero and many"],
])("a text in %s without all plural forms is one sentence with file and line", (tag, months, absent) => {
  expect(faultsOf("interface.yaml", `billing:\n  months: ${months}`, tag)).toEqual([
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
  expect(linesOf(readContent(folder, {}, "en-GB"))).toEqual([
    "content/languages/en-GB/company.yaml:1: there is no content/company.yaml that it translates.",
  ]);
});

test("many texts that translate nothing end with the advice to delete a translation of other content", () => {
  const advice =
    "content/languages/en-GB: if content/ has another language or another company now, delete this folder.";
  const gone = (count: number) =>
    Array.from({ length: count }, (_, index) => `- id: gone-${index}`).join("\n");
  const faultsWith = (count: number) =>
    linesOf(readContent(translatedFolder("en-GB", { "vps-plans.yaml": gone(count) }), {}, "en-GB"));
  expect(faultsWith(12).at(-1)).toBe(advice);
  expect(faultsWith(12)).toHaveLength(13);
  expect(faultsWith(2)).not.toContain(advice);
});

test("a fault of the first language has its place there", () => {
  const folder = translatedFolder("en-GB", { "vps-plans.yaml": tanker });
  writeFileSync(join(folder, "vps-features.yaml"), "- id: disk\n  icon: disc\n");
  const [line] = linesOf(readContent(folder, {}, "en-GB"));
  expect(line).toMatch(/^content\/vps-features\.yaml:2: the record "disk" has icon "disc"/);
});

test("the locale is the name of the folder, and figures and values follow it", () => {
  const lead = "head:\n  lead: From {vps-plans.monthly.lowest} a month.";
  const { shown } = readContent(translatedFolder("en-GB", { "pages/vps.yaml": lead }), {}, "en-GB");
  expect(shown).toMatchObject({
    brand: { locale: "en-GB", currency: "EUR" },
    "pages/vps": { head: { lead: "From €24.95 a month." } },
  });
});
