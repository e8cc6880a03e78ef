// @vitest-environment node
import { describe, expect, test } from "vitest";
import { changesOfFile, changesOfPlan } from "./changes-of";

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
