import { describe, expect, test } from "vitest";
import { allSchemas } from "../../schemas/all-schemas";
import { checkContent, checkFiles } from "./check-content";
import { changed, expectFault } from "./expect-fault";
import { fixtureContent } from "./fixture-content";

test("the fixture has no faults", () => {
  expect(checkContent(fixtureContent)).toEqual([]);
});

test.each(["positions", "partners/partners", "testimonials", "questions/contacts"])(
  "%s may be empty",
  (place) => {
    expect(checkContent(changed(place, []))).toEqual([]);
  },
);

test.each([
  ["navigation/1/submenu", [], 'the record "Games" has submenu []: expected at least one entry'],
  ["locations/regions/0/cities", [], 'the record "asia" has cities []: expected at least one entry'],
  ["home-features", null, "the file is empty: expected a list"],
  ["vps-plans", "Furnace", 'the file is "Furnace": expected a list'],
  ["partners/benefits", "many", 'benefits is "many": expected a list'],
  ["partners/partners/0", "Minecraft", 'partners[0] is "Minecraft": expected a record'],
  ["vps-plans/0", "Minecraft", 'the record number 1 is "Minecraft": expected a record'],
  ["brand/tagline", ["One line"], 'tagline is ["One line"]: expected two lines'],
  ["home-features/1/benefits", ["One"], 'the record "backups" has benefits ["One"]: expected three benefits'],
])("%s as %j is a fault", expectFault);

describe("ids", () => {
  const only = "expected small letters, digits and single hyphens";
  test.each([
    ["partners/partners/0/id", "Half Slab", `the record "Half Slab" has id "Half Slab": ${only}`],
    ["partners/partners/0/id", 2, `the record number 1 has id 2: ${only}`],
    ["partners/partners/1/id", undefined, `the record number 2 has no id: ${only}`],
    [
      "minecraft-plans/1/id",
      "plans",
      'the record "plans" has id "plans": expected an id that no part of the page has already',
    ],
    ["vps-plans/1/id", "furnace-memory", 'two records have the id "furnace-memory"'],
    ["positions/2/slug", "support-engineer", 'two records have the slug "support-engineer"'],
    ["locations/regions/1/cities/0/id", "india-1", 'two records have the id "india-1"'],
  ])("%s as %j is a fault", expectFault);

  test("three records with the same id are one fault, at the last of them", () => {
    const plans = (fixtureContent["vps-plans"] as object[]).map((plan) => ({ ...plan, id: "furnace" }));
    expect(checkContent(changed("vps-plans", plans))).toEqual([
      { file: "vps-plans", path: [2, "id"], sentence: '3 records have the id "furnace"' },
    ]);
  });
});

describe("files", () => {
  const names = Object.keys(allSchemas);
  const at = (file: string, sentence: string) => ({ file, path: [], sentence });

  test("one that is missing is a fault", () => {
    expect(checkFiles(names)).toEqual([]);
    expect(checkFiles(names.filter((name) => name !== "brand"))).toEqual([
      at("brand", "the file is missing"),
    ]);
  });
  test("one whose list may be empty may be missing", () => {
    expect(checkFiles(names.filter((name) => name !== "testimonials"))).toEqual([]);
  });
  test("one that no page reads is a fault", () => {
    expect(checkFiles([...names, "recipes"])).toEqual([at("recipes", "no page reads this file: delete it")]);
  });
  test("one with a misspelt name is one fault", () => {
    expect(checkFiles(names.map((name) => name.replace(/^vps-plans$/, "vps-plan")))).toEqual([
      at("vps-plan", "no page reads this file: rename it to vps-plans.yaml or delete it"),
    ]);
  });
});

test("a wrong record is reported before unknown values, and these before references", () => {
  const unknown = {
    file: "vps-plans",
    path: [0, "title"],
    sentence: "{brand.nme} is no value of the records",
  };
  const reference = changed("support-options/options/0/destination", "helpdesk");
  expect(checkContent(changed("brand/name", undefined), [unknown])).toHaveLength(1);
  expect(checkContent(reference, [unknown])).toEqual([unknown]);
  expect(checkContent(reference)).toHaveLength(1);
});

test("a text with an unknown value has no other fault", () => {
  const unknown = {
    file: "brand",
    path: ["destinations", "store"],
    sentence: "{x} is no value of the records",
  };
  expect(checkContent(changed("brand/destinations/store", "https://{x}/"), [unknown])).toEqual([unknown]);
});

test("content of any wrong type is reported without an exception", () => {
  for (const value of [
    null,
    undefined,
    7,
    "text",
    [],
    {},
    [null, 7, []],
    { id: "x" },
    [{ id: {} }],
    [[[]]],
  ]) {
    const everyFile = Object.fromEntries(Object.keys(allSchemas).map((file) => [file, value]));
    expect(checkContent(everyFile).length).toBeGreaterThan(0);
    for (const [file, record] of Object.entries(fixtureContent)) {
      expect(() => checkContent({ ...fixtureContent, [file]: value })).not.toThrow();
      for (const field of Object.keys(record as object))
        expect(() => checkContent(changed(`${file}/${field}`, value))).not.toThrow();
    }
  }
});
