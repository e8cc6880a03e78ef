// @vitest-environment node
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { describeChanges, legalFault } from "./describe-changes";

type Files = Record<string, unknown>;

/** Records are written as YAML, texts and bytes as they are. */
function filesOf(files: Files) {
  const bytesOf = (value: unknown) =>
    Buffer.isBuffer(value) ? value : Buffer.from(typeof value === "string" ? value : stringify(value));
  return new Map(Object.entries(files).map(([path, value]) => [path, bytesOf(value)]));
}

function changesOf(before: Files, after: Files): string[] {
  const brand = { "brand.yaml": { name: "Anvil", currency: "INR", locale: "en-IN" } };
  return describeChanges(filesOf({ ...brand, ...before }), filesOf({ ...brand, ...after }));
}

const coal = { id: "coal", title: "Coal", monthly: 300, ramGb: 6, popular: false };
const iron = { id: "iron", title: "Iron", monthly: 1_20_000, ramGb: 8, popular: true };
const plans = "minecraft-plans.yaml";

/** The changes of one file. */
const changesOfFile = (file: string, before: unknown, after: unknown) =>
  changesOf({ [file]: before }, { [file]: after });
const changesOfPlan = (change: object) => changesOfFile(plans, [coal, iron], [{ ...coal, ...change }, iron]);

describe("a changed field", () => {
  test("of money has the currency and the locale of the brand", () => {
    expect(changesOfPlan({ monthly: 320 })).toEqual(["Minecraft plans: Coal: monthly ₹300 → ₹320"]);
    const brand = { name: "Anvil", currency: "EUR", locale: "en-IE" };
    const euros = (monthly: number) => ({ "brand.yaml": brand, [plans]: [{ ...coal, monthly }] });
    expect(changesOf(euros(4.5), euros(1250))).toEqual(["Minecraft plans: Coal: monthly €4.50 → €1,250"]);
  });

  test("of money is in the old currency before and in the new one after", () => {
    const brand = { name: "Anvil", currency: "EUR", locale: "en-IE" };
    expect(
      changesOf({ [plans]: [coal] }, { "brand.yaml": brand, [plans]: [{ ...coal, monthly: 3 }] }),
    ).toContain("Minecraft plans: Coal: monthly ₹300 → €3");
  });

  test("has its unit, and yes or no for a flag", () => {
    expect(changesOfPlan({ ramGb: 12, popular: true })).toEqual([
      "Minecraft plans: Coal: RAM 6 GB → 12 GB",
      "Minecraft plans: Coal: popular no → yes",
    ]);
  });

  test("that is optional is added or removed", () => {
    const offer = { setupFee: 1_00_000, soldOut: true, note: "New" };
    const added = changesOfPlan(offer);
    expect(added).toEqual([
      "Minecraft plans: Coal: setup fee ₹1,00,000 added",
      "Minecraft plans: Coal: sold out no → yes",
      'Minecraft plans: Coal: note: "New" added',
    ]);
    expect(changesOfFile(plans, [{ ...coal, ...offer }], [coal])).toEqual([
      "Minecraft plans: Coal: setup fee ₹1,00,000 removed",
      "Minecraft plans: Coal: sold out yes → no",
      'Minecraft plans: Coal: note: "New" removed',
    ]);
  });

  test("of a page is named by its part of the page", () => {
    const page = (title: string) => ({ meta: { title }, plans: { title } });
    expect(changesOfFile("pages/home.yaml", page("By the block"), page("By the brick"))).toEqual([
      'Home page: for search engines: title: "By the block" → "By the brick"',
      'Home page: plans: heading: "By the block" → "By the brick"',
    ]);
  });

  test("keeps values such as {brand.name} as the owner wrote them", () => {
    expect(
      changesOfFile("layout.yaml", { loading: "{brand.name}" }, { loading: "{brand.name} is near" }),
    ).toEqual(['Layout: loading: "{brand.name}" → "{brand.name} is near"']);
  });

  test("with other spaces only says so", () => {
    expect(changesOfFile("layout.yaml", { loading: "Please wait" }, { loading: "Please  wait" })).toEqual([
      "Layout: loading: only spacing changed",
    ]);
  });

  test("that is a record is added, removed or replaced by something else", () => {
    const [empty, full] = [{ loading: "…" }, { loading: "…", announcement: { text: "Sale" } }];
    expect(changesOfFile("layout.yaml", empty, full)).toEqual(["Layout: announcement added"]);
    expect(changesOfFile("layout.yaml", full, empty)).toEqual(["Layout: announcement removed"]);
    expect(changesOfFile("layout.yaml", full, { ...full, announcement: "Sale" })).toEqual([
      "Layout: announcement changed",
    ]);
  });
});

describe("a list of records", () => {
  const game = (title: string) => ({ id: title.toLowerCase(), title });
  const games = (...titles: string[]) => ({ categories: [], games: titles.map(game) });
  const question = (id: string) => ({ id, question: `Do you sell ${id}?` });

  test("has added and removed ones, without the name of the list if the file is called so", () => {
    expect(changesOfFile("games.yaml", games("Ark"), games("Ark", "Rust"))).toEqual(["Games: Rust added"]);
    expect(changesOfFile("games.yaml", games("Ark", "Rust"), games("Rust"))).toEqual(["Games: Ark removed"]);
    const category = { categories: [{ id: "fps", label: "FPS" }], games: [] };
    expect(changesOfFile("games.yaml", games(), category)).toEqual(["Games: categories: FPS added"]);
  });

  test("has moved ones; one that also changed has a line for each", () => {
    const before = ["maps", "skins", "mods"].map(question);
    const [maps, skins, mods] = before;
    expect(
      changesOfFile(
        "questions.yaml",
        { questions: before },
        { questions: [{ ...mods, tag: "New" }, maps, skins] },
      ),
    ).toEqual([
      'Questions: "Do you sell mods?" moved from 3 to 1',
      'Questions: "Do you sell mods?": tag: "New" added',
    ]);
  });

  test("of forty in reverse order is one line; forty new ones are forty", () => {
    const forty = Array.from({ length: 40 }, (_entry, index) => game(`Game ${index + 1}`));
    expect(changesOfFile("ticker.yaml", forty, forty.toReversed())).toEqual([
      "Ticker: 39 of 40 are in another order",
    ]);
    expect(changesOfFile("ticker.yaml", [], forty)).toEqual(
      forty.map(({ title }) => `Ticker: ${title} added`),
    );
    expect(changesOfFile("ticker.yaml", forty, [])).toHaveLength(40);
  });

  test("with a new id has one removed and one added, told apart by their ids", () => {
    expect(changesOfPlan({ id: "charcoal" })).toEqual([
      "Minecraft plans: Coal (coal) removed",
      "Minecraft plans: Coal (charcoal) added",
    ]);
  });

  test("with names of 24 letters has them whole", () => {
    const name = "Abcdefghijklmnopqrstuvwx";
    expect(changesOfPlan({ title: name })).toEqual([`Minecraft plans: Coal: title: "Coal" → "${name}"`]);
    expect(changesOfFile("partners.yaml", { partners: [] }, { partners: [{ id: "a", name }] })).toEqual([
      `Partners: ${name} added`,
    ]);
  });

  test("inside a record, with and without ids", () => {
    const region = (memoryGb: number, ...features: unknown[]) => ({
      regions: [{ id: "asia", name: "Asia", cities: [{ id: "in-1", name: "India", memoryGb }], features }],
    });
    const [mods, shield] = [{ icon: "mods", text: "Mods" }, "Shield"];
    expect(
      changesOfFile(
        "locations.yaml",
        region(128, mods, shield),
        region(256, { ...mods, icon: "gear" }, "Wall", "Tea"),
      ),
    ).toEqual([
      "Locations: regions: Asia: cities: India: memory 128 GB → 256 GB",
      'Locations: regions: Asia: features: Mods: icon: "mods" → "gear"',
      'Locations: regions: Asia: features: "Shield" → "Wall"',
      'Locations: regions: Asia: features: "Tea" added',
    ]);
  });

  test("without names uses the first field; of figures only is one line", () => {
    expect(changesOfPlan({ periods: [{ months: 12, price: 3000 }] })).toEqual([
      "Minecraft plans: Coal: periods: months 12 added",
    ]);
    expect(changesOfFile("panel.yaml", { ticks: [1, 2, 3] }, { ticks: [1, 5, 3, 4] })).toEqual([
      "Panel: ticks changed",
    ]);
  });
});

describe("a file", () => {
  test("without changes has no line, one with other comments or spaces says so", () => {
    expect(changesOfFile(plans, [coal], [coal])).toEqual([]);
    expect(changesOfFile(plans, "- id: coal\n", "# Plans\n-   id: coal\n")).toEqual([
      "Only comments or spacing changed in Minecraft plans",
    ]);
    expect(changesOfFile(plans, "- id: a\n  title: A\n", "- title: A\n  id: a\n")).toEqual([
      "Minecraft plans: fields in another order",
    ]);
  });

  test("is added, removed or cannot be read", () => {
    expect(changesOf({}, { "ticker.yaml": [] })).toEqual(["Ticker: the file was added"]);
    expect(changesOf({ "ticker.yaml": [] }, {})).toEqual(["Ticker: the file was removed"]);
    expect(changesOfFile("ticker.yaml", [], "title: [")).toEqual(["Ticker: the file cannot be read"]);
    expect(changesOfFile("ticker.yaml", "title: [", [])).toEqual(["Ticker: the file can be read again"]);
  });

  test("that is a picture is added, replaced or removed", () => {
    const picture = "pictures/castle.png";
    const [one, other] = [Buffer.from([0x89, 0x50, 0, 255]), Buffer.from([0x89, 0x50, 0, 254])];
    expect(changesOf({}, { [picture]: one })).toEqual(["Picture castle.png added"]);
    expect(changesOf({ [picture]: one }, { [picture]: other })).toEqual(["Picture castle.png replaced"]);
    expect(changesOf({ [picture]: one }, {})).toEqual(["Picture castle.png removed"]);
  });
});

test("a legal document has the title of its tab, and its sections their titles", () => {
  const file = "public/legal.json";
  const page = { "pages/legal.yaml": { documentTitles: { refunds: "Refund Policy" } } };
  const legal = (content: string) =>
    JSON.stringify({ refunds: { sections: [{ id: "when", title: "When", content }] } });
  expect(changesOf({ ...page, [file]: legal("Today.") }, { ...page, [file]: legal("This week.") })).toEqual([
    'Legal documents: Refund Policy: sections: When: content: "Today." → "This week."',
  ]);
  expect(legalFault(filesOf({ [file]: legal("Today.") }))).toEqual([]);
  expect(legalFault(filesOf({}))).toEqual([]);
  expect(legalFault(filesOf({ [file]: "{" }))).toEqual([
    expect.stringMatching(/^content\/public\/legal\.json is not JSON: /),
  ]);
});
