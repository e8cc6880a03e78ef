import { expect, test } from "vitest";
import { checkFiles } from "./check-content";
import { changed, expectFault, faultsIn, validContent } from "./fault-fixture";
import { allSchemas } from "./schemas/all-schemas";

test("valid records have no faults", () => {
  expect(faultsIn(validContent)).toEqual([]);
});

test.each(["positions", "partners/partners", "testimonials", "questions/contacts"])(
  "%s may be empty",
  (place) => {
    expect(faultsIn(changed(place, []))).toEqual([]);
  },
);

const onlyLetters = "expected small letters, digits and single hyphens";
test.each([
  ["navigation/1/submenu", [], 'the record "Spiele" has submenu []: expected at least one entry'],
  ["home-features", null, "the file is empty: expected a list"],
  ["vps-plans", "Furnace", 'the file is "Furnace": expected a list'],
  ["partners/benefits", "many", 'benefits is "many": expected a list'],
  ["partners/partners/0", "Minecraft", 'partners[0] is "Minecraft": expected a record'],
  ["vps-plans/0", "Minecraft", 'the record number 1 is "Minecraft": expected a record'],
  ["brand/tagline", ["One line"], 'tagline is ["One line"]: expected two lines'],
  ["partners/partners/0/id", "Half Slab", `the record "Half Slab" has id "Half Slab": ${onlyLetters}`],
  ["partners/partners/0/id", 2, `the record number 1 has id 2: ${onlyLetters}`],
  ["partners/partners/1/id", undefined, `the record number 2 has no id: ${onlyLetters}`],
  [
    "minecraft-plans/1/id",
    "plans",
    'the record "plans" has id "plans": expected an id that no part of the page has already',
  ],
  ["minecraft-plans/1/id", "dory", 'another record has the id "dory" too'],
  ["locations/regions/1/cities/0/id", "reykjavik", 'another record has the id "reykjavik" too'],
])("%s as %j is a fault", expectFault);

test("a file that is missing, unless its list may be empty, and one that no page reads are faults", () => {
  const filesWithout = (absent: string) => Object.keys(allSchemas).filter((name) => name !== absent);
  expect(checkFiles(filesWithout(""))).toEqual([]);
  expect(checkFiles(filesWithout("testimonials"))).toEqual([]);
  expect(checkFiles(filesWithout("brand"))).toEqual([
    { file: "content/brand.yaml", line: 1, path: [], message: "the file is missing" },
  ]);
  expect(checkFiles([...filesWithout("vps-plans"), "vps-plan"])).toMatchObject([
    { file: "content/vps-plan.yaml", message: "no page reads this file: rename it or delete it" },
  ]);
});

test("a wrong record is reported before unknown values, and these before references", () => {
  const unknown = [{ file: "vps-plans", path: [0, "title"], message: "{brand.nme} is no value" }];
  const reference = changed("support-options/options/0/destination", "helpdesk");
  expect(faultsIn(changed("brand/name", undefined), unknown)).toHaveLength(1);
  expect(faultsIn(reference, unknown)).toEqual(unknown);
  expect(faultsIn(reference)).toHaveLength(1);
});

test("a text with an unknown value has no other fault", () => {
  const unknown = [{ file: "brand", path: ["destinations", "store"], message: "{x} is no value" }];
  expect(faultsIn(changed("brand/destinations/store", "https://{x}/"), unknown)).toEqual(unknown);
});

test.each([[null], [undefined], [7], ["text"], [[]], [{}], [[null, 7, []]], [{ id: "x" }], [[{ id: {} }]]])(
  "%j in place of every file is checked without an exception",
  (value) => {
    const files = Object.keys(allSchemas);
    expect(() => faultsIn(Object.fromEntries(files.map((file) => [file, value])))).not.toThrow();
  },
);

// Such a record is right by itself, so the others are checked with it.
test.each([[undefined], [[]]])(
  "%j in place of a file that may be so is checked without an exception",
  (value) => {
    const files = Object.entries(allSchemas).filter(([, schema]) => schema.safeParse(value).success);
    expect(files).not.toEqual([]);
    for (const [file] of files) faultsIn({ ...validContent, [file]: value });
  },
);
