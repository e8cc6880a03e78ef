import { expect, test } from "vitest";
import { alignTranslation, hashOf } from "./align-translation";

const links = (...labels: string[]) => ({
  footer: { links: labels.map((label) => ({ label, to: `/${label}` })) },
});
const own = { footer: { links: [{ label: "Eins" }, { label: "Zwei" }, { label: "Drei" }] } };
const english = ["one", "two", "three"];
const sources = Object.fromEntries(
  own.footer.links.map(({ label }, index) => [
    `footer.links.${index}.label`,
    `${hashOf(english[index])} ${hashOf(label)}`,
  ]),
);

function aligned(...labels: string[]) {
  const { footer } = alignTranslation(links(...labels), own, sources) as typeof own;
  return footer.links.map((link) => link?.label ?? null);
}

test("entries without an id follow their texts, and a new one has no translation", () => {
  expect(aligned("one", "two", "three")).toEqual(["Eins", "Zwei", "Drei"]);
  expect(aligned("new", "one", "two", "three")).toEqual([null, "Eins", "Zwei", "Drei"]);
  expect(aligned("one", "new", "two", "three")).toEqual(["Eins", null, "Zwei", "Drei"]);
  expect(aligned("three", "one", "two")).toEqual(["Drei", "Eins", "Zwei"]);
});

test("a text that has changed keeps its translation, and one that is gone is behind the others", () => {
  expect(aligned("one", "changed", "three")).toEqual(["Eins", "Zwei", "Drei"]);
  expect(aligned("two", "three")).toEqual(["Zwei", "Drei", "Eins"]);
});

test("without a note, or with that of another translation, entries stay in their place", () => {
  const records = links("new", ...english);
  expect(alignTranslation(records, own, {})).toEqual(own);
  const other = { footer: { links: [{ label: "Uno" }] } };
  expect(alignTranslation(records, other, sources)).toEqual(other);
});

test("lists of texts are aligned too, and in records with ids", () => {
  const note = { "plans.big.points.0": `${hashOf("fast")} ${hashOf("schnell")}` };
  const translation = { plans: [{ id: "big", points: ["schnell"] }] };
  expect(alignTranslation({ plans: [{ id: "big", points: ["new", "fast"] }] }, translation, note)).toEqual({
    plans: [{ id: "big", points: [null, "schnell"] }],
  });
});
