// @vitest-environment node
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { describeChanges } from "./describe-changes";

/** Records are written as YAML, texts as they are. */
function changesOf(path: string, before: unknown, after: unknown): string[] {
  const textOf = (value: unknown) =>
    value === undefined || typeof value === "string" ? value : stringify(value);
  return describeChanges([{ path, before: textOf(before), after: textOf(after) }]);
}

const plans = "minecraft-plans.yaml";
const coal = { id: "coal", title: "Coal", monthly: 300, ramGb: 6, popular: false };
const offer = { ...coal, setupFee: 100, note: "New", badge: { icon: "star" } };
const offerWords = (verb: string) => [
  `Minecraft plans: Coal: Setup fee: 100 ${verb}`,
  `Minecraft plans: Coal: Note: "New" ${verb}`,
  `Minecraft plans: Coal: Badge ${verb}`,
];
const games = (...titles: string[]) => ({ games: titles.map((title) => ({ id: title, title })) });
const [maps, skins, mods] = ["maps", "skins", "mods"].map((id) => ({ id, question: `Do you sell ${id}?` }));
const region = (memoryGb: number, icon: string, feature: string) => ({
  regions: [
    {
      id: "asia",
      name: "Asia",
      cities: [{ id: "in-1", name: "India", memoryGb }],
      features: [{ icon, text: "Mods" }, feature],
    },
  ],
});
const legal = (content: string) =>
  JSON.stringify({ refunds: { sections: [{ id: "when", title: "When", content }] } });

test.each<[string, string, unknown, unknown, string[]]>([
  [
    "a translation is named by its language",
    "languages/hi/games.yaml",
    games("Minecraft"),
    games("Terraria"),
    [
      'Games (Hindi): Minecraft: Name in addresses: "Minecraft" → "Terraria"',
      'Games (Hindi): Minecraft: Title: "Minecraft" → "Terraria"',
    ],
  ],
  ["the list of translated texts says nothing", "languages/hi/sources.json", '{"a": "1"}', '{"a": "2"}', []],
  [
    "a field has the label of the form, and its values as the owner wrote them",
    plans,
    [coal],
    [{ ...coal, monthly: 320, ramGb: 12, popular: true }],
    [
      "Minecraft plans: Coal: Price per month: 300 → 320",
      "Minecraft plans: Coal: Memory (GB): 6 → 12",
      "Minecraft plans: Coal: Popular: no → yes",
    ],
  ],
  ["optional fields are added", plans, [coal], [offer], offerWords("added")],
  ["optional fields are removed", plans, [offer], [coal], offerWords("removed")],
  [
    "an entry is added, without the name of the list if the file is called so",
    "games.yaml",
    games("Ark"),
    { ...games("Ark", "Rust"), categories: [{ label: "FPS" }] },
    ["Games: Rust added", "Games: Categories: FPS added"],
  ],
  ["an entry is removed", "games.yaml", games("Ark", "Rust"), games("Rust"), ["Games: Ark removed"]],
  [
    "another order is one line",
    "questions.yaml",
    { questions: [maps, skins, mods] },
    { questions: [{ ...mods, tag: "New" }, maps, skins] },
    ['Questions: Do you sell mods?: Tag: "New" added', "Questions: in another order"],
  ],
  [
    "lists inside a record, with and without ids",
    "locations.yaml",
    region(128, "mods", "Shield"),
    region(256, "gear", "Wall"),
    [
      "Locations: Regions: Asia: Cities: India: Memory (GB): 128 → 256",
      'Locations: Regions: Asia: Features: Mods: Icon: "mods" → "gear"',
      'Locations: Regions: Asia: Features: "Shield" → "Wall"',
    ],
  ],
  [
    "other comments, spaces or order of fields",
    plans,
    "- id: a\n  title: A\n",
    "# Plans\n- title: A\n  id:   a\n",
    ["Minecraft plans: only comments, spacing or the order of fields changed"],
  ],
  [
    "a section of the legal texts, by its title",
    "public/legal.json",
    legal("Today."),
    legal("This week."),
    ['Legal texts: Refunds: Sections: When: Content: "Today." → "This week."'],
  ],
])("%s", (_, path, before, after, sentences) => {
  expect(changesOf(path, before, after)).toEqual(sentences);
});

const words = "word ".repeat(50);
test.each([
  ["in the middle", `${words}cheap ${words}`, `${words}dear ${words}`],
  ["at the end", words, `${words}end`],
])("a long text is cut around its difference %s", (_, before, after) => {
  const [sentence = ""] = changesOf("layout.yaml", { loading: before }, { loading: after });
  const [, old, changed] = /"(.*)" → "(.*)"/.exec(sentence) ?? [];
  expect(old).not.toBe(changed);
  for (const part of [old, changed]) expect(part?.length).toBeLessThanOrEqual(62);
});

test.each([
  ["ticker.yaml", "Ticker"],
  ["pages/website-hosting.yaml", "Website hosting page"],
  ["pictures/castle.png", "Picture castle.png"],
])("%s is added, changed beyond words, or removed", (path, name) => {
  expect(changesOf(path, undefined, "title: [")).toEqual([`${name} added`]);
  expect(changesOf(path, "title: [", "\0")).toEqual([`${name} changed`]);
  expect(changesOf(path, "title: [", undefined)).toEqual([`${name} removed`]);
});

test("signs that a terminal obeys are written out", () => {
  expect(changesOf("pictures/a\u001b[31m.png", undefined, "a")).toEqual(["Picture a\\u001b[31m.png added"]);
});
