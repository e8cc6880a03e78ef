import { expect, test } from "vitest";
import type { Content } from "./content";
import { validContent } from "./fault-fixture";
import { translate } from "./translate";

/** The value of the records with these texts; a place is `"vps-plans/0/title"`. */
function translated(own: Content, place: string): unknown {
  const { content, faults } = translate(validContent, own);
  expect(faults).toEqual([]);
  return place.split("/").reduce<unknown>((value, step) => (value as never)[step], content);
}

test("a text takes the place of that of the first language, and everything else stays", () => {
  const { content } = translate(validContent, { "vps-plans": [{ id: "tanker", subtitle: "One size" }] });
  const [plan] = validContent["vps-plans"] as object[];
  expect(content).toEqual({ ...validContent, "vps-plans": [{ ...plan, subtitle: "One size" }] });
});

test("records are found by their id, whatever their order", () => {
  const own = {
    "vps-features": [
      { id: "console", title: "Console" },
      { id: "disk", title: "Disks" },
    ],
  };
  expect(translated(own, "vps-features")).toMatchObject([
    { id: "disk", title: "Disks" },
    { id: "console", title: "Console" },
  ]);
});

test("records are found by their slug", () => {
  const [position] = validContent.positions as { slug: string }[];
  const { content, faults } = translate(
    { positions: [{ slug: "cook", title: "Smutje" }, position] },
    { positions: [{ slug: position?.slug, title: "Keeper" }] },
  );
  expect(faults).toEqual([]);
  expect(content.positions).toEqual([
    { slug: "cook", title: "Smutje" },
    { ...position, title: "Keeper" },
  ]);
});

test("entries without an id are found by their place, also in lists of texts", () => {
  expect(
    translated({ navigation: [null, { submenu: [{}, { label: "Baduk" }] }] }, "navigation/1/submenu/1/label"),
  ).toBe("Baduk");
  expect(translated({ brand: { tagline: ["One", "Two"] } }, "brand/tagline")).toEqual(["One", "Two"]);
});

test("a text that is absent or empty is missing, a name is not", () => {
  const { content, missing } = translate(validContent, {
    "vps-features": [{ id: "disk", title: null, text: "Two of each" }],
  });
  const records = missing.map(({ record }) => record);
  expect(records).toContain("vps-features.disk.title");
  expect(records).not.toContain("vps-features.disk.text");
  expect(records).not.toContain("interface.units.gigabytes");
  expect(content.interface).toMatchObject({ units: { gigabytes: "GB" }, menu: { title: "Menü" } });
});

test("a missing text has its place in the first language", () => {
  const { missing } = translate(validContent, { "vps-features": [{ id: "console", title: "Console" }] });
  expect(missing.filter(({ file }) => file === "vps-features")).toEqual([
    {
      file: "vps-features",
      path: [0, "title"],
      record: "vps-features.disk.title",
      text: "Platten im Doppelpack",
    },
    expect.objectContaining({ path: [0, "text"] }),
    expect.objectContaining({ path: [1, "text"] }),
  ]);
});

test("a translated text has its place in both languages", () => {
  const own = { "vps-features": [{ id: "console", title: "Console" }] };
  expect(translate(validContent, own).translated).toEqual([
    {
      file: "vps-features",
      path: [1, "title"],
      ownPath: [0, "title"],
      record: "vps-features.console.title",
      text: "Serielle Konsole",
      own: "Console",
    },
  ]);
});

test("plural forms and words for numbers are those of the language alone", () => {
  const months = { few: "{count} miesiące", other: "{count} miesiąca" };
  const numberWords = ["zero", "jeden"];
  const own = { interface: { numberWords, billing: { months } } };
  expect(translated(own, "interface/numberWords")).toEqual(numberWords);
  expect(translated(own, "interface/billing/months")).toEqual(months);
});

test("ordinals are never those of the first language, and need none there", () => {
  const ordinals = { other: "{day}." };
  const source = { ...validContent, interface: { ...(validContent.interface as object), ordinals } };
  const { content, missing } = translate(source, {});
  expect(content.interface).not.toHaveProperty("ordinals");
  expect(missing.map(({ record }) => record)).not.toContain("interface.ordinals");
  expect(translated({ interface: { ordinals } }, "interface/ordinals")).toEqual(ordinals);
});

test("neither the store nor its products are translated", () => {
  expect(validContent.billing).toBeDefined();
  const { missing, faults } = translate(validContent, {
    billing: { address: "https://kontor.test/" },
    "vps-plans": [{ id: "tanker", billing: { product: "7" } }],
  });
  expect(missing.filter(({ record }) => /billing\.(system|address|product)/.test(record))).toEqual([]);
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining("billing.address is no text"),
    expect.stringContaining("vps-plans.tanker.billing.product is no text"),
  ]);
});
