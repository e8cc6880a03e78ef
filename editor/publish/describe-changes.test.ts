// @vitest-environment node
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { describeChanges } from "./describe-changes";

/** Records are written as YAML, texts and bytes as they are. */
function changesOf(path: string, before: unknown, after: unknown): string[] {
  const bytesOf = (value: unknown) => {
    if (value === undefined || Buffer.isBuffer(value)) return value;
    return Buffer.from(typeof value === "string" ? value : stringify(value));
  };
  return describeChanges([{ path, before: bytesOf(before), after: bytesOf(after) }]);
}

const plans = "minecraft-plans.yaml";
const coal = { id: "coal", title: "Coal", monthly: 300, ramGb: 6, popular: false };
const iron = { id: "iron", title: "Iron", monthly: 1200, ramGb: 8, popular: true };
/** The changes if one of two plans has other fields. */
const changesOfPlan = (change: object) => changesOf(plans, [coal, iron], [{ ...coal, ...change }, iron]);

describe("a changed field", () => {
  test("has the label of the form, and its values as the owner wrote them", () => {
    expect(changesOfPlan({ monthly: 320, ramGb: 12, popular: true })).toEqual([
      "Minecraft plans: Coal: Monthly: 300 → 320",
      "Minecraft plans: Coal: RAM GB: 6 → 12",
      "Minecraft plans: Coal: Popular: no → yes",
    ]);
    expect(
      changesOf("layout.yaml", { loading: "{brand.name}" }, { loading: "{brand.name} is near" }),
    ).toEqual(['Layout: Loading: "{brand.name}" → "{brand.name} is near"']);
  });

  test("that is optional is added or removed", () => {
    const [without, offer] = [[coal], [{ ...coal, setupFee: 100, note: "New", badge: { icon: "star" } }]];
    const words = (verb: string) => [
      `Minecraft plans: Coal: Setup fee: 100 ${verb}`,
      `Minecraft plans: Coal: Note: "New" ${verb}`,
      `Minecraft plans: Coal: Badge ${verb}`,
    ];
    expect(changesOf(plans, without, offer)).toEqual(words("added"));
    expect(changesOf(plans, offer, without)).toEqual(words("removed"));
  });

  test("of a page is named by its part of the page", () => {
    const page = (title: string) => ({ meta: { title }, plans: { title } });
    expect(changesOf("pages/home.yaml", page("By the block"), page("By the brick"))).toEqual([
      'Home page: Meta: Title: "By the block" → "By the brick"',
      'Home page: Plans: Title: "By the block" → "By the brick"',
    ]);
  });

  test("with other spaces only says so", () => {
    expect(changesOf("layout.yaml", { loading: "Please wait" }, { loading: "Please  wait" })).toEqual([
      "Layout: Loading: only spacing changed",
    ]);
  });

  const words = "word ".repeat(50);
  test.each([
    ["in the middle", `${words}cheap ${words}`, `${words}dear ${words}`],
    ["at the end", words, `${words}end`],
    [
      "in a long address",
      `https://example.com/${"a".repeat(100)}?12`,
      `https://example.com/${"a".repeat(100)}?13`,
    ],
  ])("with a long text shows its difference %s", (_place, before, after) => {
    const [sentence = ""] = changesOf("layout.yaml", { loading: before }, { loading: after });
    const [, old, changed] = /"(.*)" → "(.*)"/.exec(sentence) ?? [];
    expect(old).not.toBe(changed);
    for (const part of [old, changed]) expect(part?.length).toBeLessThanOrEqual(62);
  });
});

describe("a list", () => {
  const game = (title: string) => ({ id: title.toLowerCase(), title });
  const games = (...titles: string[]) => ({ games: titles.map(game) });

  test("has added and removed entries, without the name of the list if the file is called so", () => {
    expect(changesOf("games.yaml", games("Ark"), games("Ark", "Rust"))).toEqual(["Games: Rust added"]);
    expect(changesOf("games.yaml", games("Ark", "Rust"), games("Rust"))).toEqual(["Games: Ark removed"]);
    expect(changesOf("games.yaml", { games: [] }, { games: [], categories: [{ label: "FPS" }] })).toEqual([
      "Games: Categories: FPS added",
    ]);
  });

  test("in another order is one line", () => {
    const question = (id: string) => ({ id, question: `Do you sell ${id}?` });
    const [maps, skins, mods] = ["maps", "skins", "mods"].map(question);
    expect(
      changesOf(
        "questions.yaml",
        { questions: [maps, skins, mods] },
        { questions: [{ ...mods, tag: "New" }, maps, skins] },
      ),
    ).toEqual(['Questions: Do you sell mods?: Tag: "New" added', "Questions: in another order"]);
  });

  test("inside a record, with and without ids", () => {
    const region = (memoryGb: number, ...features: unknown[]) => ({
      regions: [{ id: "asia", name: "Asia", cities: [{ id: "in-1", name: "India", memoryGb }], features }],
    });
    const mods = { icon: "mods", text: "Mods" };
    expect(
      changesOf(
        "locations.yaml",
        region(128, mods, "Shield"),
        region(256, { ...mods, icon: "gear" }, "Wall"),
      ),
    ).toEqual([
      "Locations: Regions: Asia: Cities: India: Memory GB: 128 → 256",
      'Locations: Regions: Asia: Features: Mods: Icon: "mods" → "gear"',
      'Locations: Regions: Asia: Features: "Shield" → "Wall"',
    ]);
  });
});

describe("a file", () => {
  test("with other comments, spaces or order of fields says so", () => {
    expect(changesOf(plans, "- id: a\n  title: A\n", "# Plans\n- title: A\n  id:   a\n")).toEqual([
      "Minecraft plans: only comments, spacing or the order of fields changed",
    ]);
  });

  test.each([
    ["ticker.yaml", "Ticker"],
    ["pages/website-hosting.yaml", "Website hosting page"],
    ["pictures/castle.png", "pictures/castle.png"],
  ])("%s is added, changed beyond words, or removed", (path, name) => {
    const [one, other] = [Buffer.from("title: ["), Buffer.from([0x89, 0x50, 0, 254])];
    expect(changesOf(path, undefined, one)).toEqual([`${name} added`]);
    expect(changesOf(path, one, other)).toEqual([`${name} changed`]);
    expect(changesOf(path, one, undefined)).toEqual([`${name} removed`]);
  });

  test("of legal texts has the sections by their titles", () => {
    const legal = (content: string) =>
      JSON.stringify({ refunds: { sections: [{ id: "when", title: "When", content }] } });
    expect(changesOf("public/legal.json", legal("Today."), legal("This week."))).toEqual([
      'Legal: Refunds: Sections: When: Content: "Today." → "This week."',
    ]);
  });
});
