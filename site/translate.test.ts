import { expect, test } from "vitest";
import { type Content, type Path, valueAt } from "./content";
import { validContent } from "./fault-fixture";
import { translate } from "./translate";

const ordinals = { other: "{day}." };
const months = { few: "{count} miesiące", other: "{count} miesiąca" };
const words = ["zero", "jeden"];
const plan = (validContent["vps-plans"] as object[])[0];
const position = (validContent.positions as { slug: string }[])[0];

test.each<[what: string, own: Content, path: Path, value: unknown]>([
  [
    "a text",
    { "vps-plans": [{ id: "tanker", subtitle: "One size" }] },
    ["vps-plans"],
    [{ ...plan, subtitle: "One size" }],
  ],
  [
    "records by their id, whatever their order",
    {
      "vps-features": [
        { id: "console", title: "Console" },
        { id: "disk", title: "Disks" },
      ],
    },
    ["vps-features"],
    [expect.objectContaining({ id: "disk", title: "Disks" }), expect.objectContaining({ title: "Console" })],
  ],
  [
    "records by their slug",
    { positions: [{ slug: position?.slug, title: "Keeper" }] },
    ["positions", 0],
    { ...position, title: "Keeper" },
  ],
  [
    "entries without an id by their place",
    { navigation: [null, { submenu: [{}, { label: "Baduk" }] }] },
    ["navigation", 1, "submenu", 1, "label"],
    "Baduk",
  ],
  ["a list of texts", { brand: { tagline: ["One", "Two"] } }, ["brand", "tagline"], ["One", "Two"]],
  ["plural forms", { interface: { billing: { months } } }, ["interface", "billing", "months"], months],
  ["words for numbers", { interface: { numberWords: words } }, ["interface", "numberWords"], words],
  ["ordinals", { interface: { ordinals } }, ["interface", "ordinals"], ordinals],
])(
  "%s of a language takes the place of that of the first, and nothing else changes",
  (_, own, path, value) => {
    const { content, faults } = translate(validContent, own);
    expect(faults).toEqual([]);
    expect(valueAt(content, path)).toEqual(value);
    const [file = ""] = path;
    expect({ ...content, [file]: validContent[String(file)] }).toEqual(validContent);
  },
);

test("a text that is absent or empty is missing, a name is not", () => {
  const own = { "vps-features": [{ id: "disk", title: null, text: "Two of each" }] };
  const { content, missing } = translate(validContent, own);
  const records = missing.map(({ record }) => record);
  expect(records).toContain("vps-features.disk.title");
  expect(records).not.toContain("vps-features.disk.text");
  expect(records).not.toContain("interface.units.gigabytes");
  expect(content.interface).toMatchObject({ units: { gigabytes: "GB" }, menu: { title: "Menü" } });
});

test("a missing text has its place in the first language, a translated one in both", () => {
  const own = { "vps-features": [{ id: "console", title: "Console" }] };
  const { missing, translated } = translate(validContent, own);
  const file = "vps-features";
  expect(missing.filter((text) => text.file === file)).toEqual([
    { file, path: [0, "title"], record: "vps-features.disk.title", text: "Platten im Doppelpack" },
    expect.objectContaining({ path: [0, "text"] }),
    expect.objectContaining({ path: [1, "text"] }),
  ]);
  const texts = { record: "vps-features.console.title", text: "Serielle Konsole", own: "Console" };
  expect(translated).toEqual([{ file, path: [1, "title"], ownPath: [0, "title"], ...texts }]);
});

test("ordinals are never those of the first language, and need none there", () => {
  const source = { ...validContent, interface: { ...(validContent.interface as object), ordinals } };
  const { content, missing } = translate(source, {});
  expect(content.interface).not.toHaveProperty("ordinals");
  expect(missing.map(({ record }) => record)).not.toContain("interface.ordinals");
});

test("neither the store nor its products are translated", () => {
  expect(validContent.billing).toBeDefined();
  const { missing, faults } = translate(validContent, {
    billing: { address: "https://kontor.test/" },
    "vps-plans": [{ id: "tanker", billing: { product: "7" } }],
  });
  expect(missing.filter(({ record }) => /billing\.(system|address|product)/.test(record))).toEqual([]);
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringContaining("billing.address is no text"),
    expect.stringContaining("vps-plans.tanker.billing.product is no text"),
  ]);
});
