import { describe, expect, test } from "vitest";
import { fillValues } from "./fill-values";

function forms(one: string, other = `${one}s`) {
  return { one, other };
}

const records = {
  interface: {
    numberWords: ["no", "one", "two", "three"],
    nouns: { unit: forms("unit"), "rack unit": forms("rack unit"), plan: forms("plan"), city: forms("city") },
    ordinals: { one: "{day}st", two: "{day}nd", few: "{day}rd", other: "{day}th" },
  },
  brand: {
    name: "Evertick",
    domain: "evertick.example",
    telephone: "+91 80 0000-0000",
    foundedOn: "2024-05-22",
  },
  support: {
    stats: [
      { id: "response", prefix: "under", value: 15, unit: "min" },
      { id: "users", value: 1250, suffix: "+" },
    ],
  },
  "home-figures": { ddosTbps: 2.5, customers: 145000, uptimePercent: 99.9999 },
  "vps-plans": [
    { id: "campfire", title: "Campfire", monthly: 299, ramGb: 2 },
    { id: "furnace", title: "Furnace", monthly: 1099, ramGb: 32 },
    { id: "foundry", title: "Foundry", monthly: 108960, ramGb: 8 },
  ],
  "website-plans": [{ id: "tent", monthly: 99 }],
  "minecraft-plans": [{ monthly: 50, soldOut: true }, { monthly: 100 }],
  positions: [{ slug: "support-engineer", title: "Support Engineer" }],
  partners: [],
  regions: [
    { id: "asia", name: "Asia", cities: [{ id: "pune", name: "Pune", stats: { latencyMs: 8 } }] },
    { id: "europe", name: "Europe", cities: [{ name: "Bonn" }, { name: "Bonn" }] },
  ],
};

function fill(text: string, more: object = {}) {
  const { content, unknown } = fillValues({ ...records, ...more, page: { text } });
  return { text: (content.page as { text: string }).text, faults: unknown };
}

test.each([
  ["by {brand.name}", "by Evertick"],
  ["up to {home-figures.ddosTbps} Tbps", "up to 2.5 Tbps"],
  ["over {home-figures.customers}", "over 1,45,000"],
  ["{home-figures.uptimePercent}%", "99.9999%"],
  ["the {vps-plans.furnace.ramGb} GB one", "the 32 GB one"],
  ["as {positions.support-engineer.title}", "as Support Engineer"],
  ["at {vps-plans.furnace.monthly}", "at ₹1,099"],
  ["in {regions.asia.cities.pune.stats.latencyMs} ms", "in 8 ms"],
  ["our {vps-plans.count} plans", "our 3 plans"],
  ["our {vps-plans.counted.unit}", "our three units"],
  ["our {vps-plans.counted.rack unit}", "our three rack units"],
  ["our {vps-plans.counted} of {vps-plans.count}", "our three of 3"],
  ["{vps-plans.first.title}, {vps-plans.last.monthly}", "Campfire, ₹1,08,960"],
  ["our {website-plans.counted.plan}", "our one plan"],
  ["{vps-plans.counted.unit}", "Three units"],
  ["with {partners.counted.plan}", "with no plans"],
  ["from {vps-plans.monthly.lowest}", "from ₹299"],
  ["{minecraft-plans.monthly.lowest}, not sold out", "₹100, not sold out"],
  ["up to {vps-plans.monthly.highest}", "up to ₹1,08,960"],
  ["up to {vps-plans.ramGb.highest} GB", "up to 32 GB"],
  ["in {regions.name}", "in Asia and Europe"],
  ["as {vps-plans.title}", "as Campfire, Furnace and Foundry"],
  ["in {regions.cities.name}", "in Pune and Bonn"],
  ["{regions.cities.count} cities", "3 cities"],
  ["{brand.name} has {vps-plans.count}", "Evertick has 3"],
  ["on {brand.foundedOn}", "on 22nd May 2024"],
  ["in {support.stats.response}", "in under 15 min"],
  ["for {support.stats.users}", "for 1,250+"],
  ["tel:{brand.telephoneDigits}", "tel:+918000000000"],
  ["{partners.count}, {partners.counted}", "0, no"],
])("%s is written as %s", (text, expected) => {
  expect(fill(text)).toEqual({ text: expected, faults: [] });
});

test("a number without a word is written in digits, as the locale writes them", () => {
  const boats = Array.from({ length: 1250 }, () => ({}));
  expect(fill("{boats.counted.unit} of {boats.counted}", { boats }).text).toBe("1,250 units of 1,250");
});

test.each([
  [1, "Jeden plan"],
  [2, "Dwa plany"],
  [5, "5 planów"],
  [222, "222 plany"],
  [212, "212 planów"],
])("number and noun have the form that the language of the site has for %i", (length, text) => {
  const plan = { one: "plan", few: "plany", many: "planów", other: "planu" };
  const words = { numberWords: ["zero", "jeden", "dwa"], nouns: { plan } };
  const polish = { brand: { locale: "pl-PL", currency: "PLN" }, interface: words };
  const list = Array.from({ length }, () => ({}));
  expect(fill("{list.counted.plan}", { ...polish, list }).text).toBe(text);
});

test("a value may contain values", () => {
  const address = { address: { mail: "{brand.domain}/mail", link: "https://{address.mail}" } };
  expect(fill("{address.link}", address)).toEqual({ text: "https://evertick.example/mail", faults: [] });
});

test("every amount has the currency, and decimals if one of them has", () => {
  const plan = { id: "one", monthly: 69, setupFee: 5, periods: [{ months: 12, price: 700 }] };
  const text = "{plans.one.monthly}, {plans.one.setupFee}, {plans.one.periods.first.price}";
  const brand = { locale: "en-GB", currency: "GBP" };
  const none = { "vps-plans": [], "website-plans": [] };
  expect(fill(text, { ...none, brand, plans: [plan] }).text).toBe("£69, £5, £700");
  const other = { id: "two", monthly: 34.5 };
  expect(fill(text, { ...none, brand, plans: [plan, other] }).text).toBe("£69.00, £5.00, £700.00");
});

test("values in lists and nested records are filled in, and other values are kept", () => {
  const { content } = fillValues({ ...records, page: [{ lines: ["{brand.name}", 7, null, true] }] });
  expect(content.page).toEqual([{ lines: ["Evertick", 7, null, true] }]);
});

function unknown(value: string) {
  return [value, "is no value of the records"];
}

describe("a fault", () => {
  const noForms = 'needs the plural forms of "boat": add them to nouns in interface.yaml';
  const isEmpty = "has no value, because partners is empty: write another text, or remove it";
  test.each([
    ...["{brand.nme}", "{home-figures}", "{vps-plans.copper.ramGb}", "{vps-plans.ramGb}", "{}"].map(unknown),
    ...["{vps-plans.counted.unit.title}", "{vps-plans.length}"].map(unknown),
    ...["{support.stats.gone}", "{brand.toString}"].map(unknown),
    ["{vps-plans.counted.boat}", noForms],
    ["{partners.counted.boat}", noForms],
    ["{partners.name}", isEmpty],
    ["{partners.monthly.lowest}", isEmpty],
    ["{partners.club.name}", isEmpty],
    ["{partners.first.name}", isEmpty],
  ])("%s %s", (value, why) => {
    const text = `by ${value}`;
    expect(fill(text)).toEqual({
      text,
      faults: [{ file: "page", path: ["text"], message: `${value} ${why}` }],
    });
  });

  test("the path of an unknown value leads to its text", () => {
    const { unknown } = fillValues({ page: { lists: [{ lines: ["One", "{x.y}"] }] } });
    expect(unknown.map(({ file, path }) => [file, ...path])).toEqual([["page", "lists", 0, "lines", 1]]);
  });

  test.each([
    ["{brand.name", "{"],
    ["brand.name}", "}"],
    ["{{brand.name}}", "{"],
  ])("%s has a single bracket", (text, bracket) => {
    expect(fill(text).faults.map(({ message }) => message)).toEqual([`the text has a single ${bracket}`]);
  });

  test("an unknown value in a text that others contain is one fault", () => {
    const address = { address: { mail: "{brand.nme}@x", link: "mailto:{address.mail}" } };
    expect(fill("see {address.link}", address).faults.map(({ path }) => path)).toEqual([["mail"]]);
  });

  test("a value that contains itself is one fault for each text", () => {
    const loop = { loop: { one: "{loop.two} {loop.two}", two: "{loop.one}" } };
    const { faults } = fill("see {brand.name}", loop);
    expect(faults.map(({ path }) => path)).toEqual([["one"], ["two"]]);
    for (const { message } of faults) expect(message).toMatch(/^\{loop\.(one|two)\} contains itself$/);
  });

  test("none is in a text of a page that does not exist", () => {
    const vps = { meta: { title: "From {vps-plans.monthly.lowest}" } };
    expect(fillValues({ ...records, "vps-plans": [], "pages/vps": vps }).unknown).toEqual([]);
  });
});

test("values of the first release are still read", () => {
  const fill = (text: string) => fillValues({ ...records, text }).content.text;
  expect(fill("alle {vps-plans.countInWords}")).toBe("alle three");
  expect(fill("{vps-plans.Counted.unit}.")).toBe("Three units.");
  expect(fill("Plans: {vps-plans.joined.title}")).toBe(`Plans: ${fill("{vps-plans.title}")}`);
  expect(fill("{vps-plans.title}")).not.toContain("{");
});
