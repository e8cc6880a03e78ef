import { expect, test } from "vitest";
import { copyOf, idFrom, withIds } from "./ids";

const saved = [{ id: "gold", title: "Gold" }];

test("the id of a new entry follows its title, and is not one that is taken", () => {
  const before = [...saved, { id: "", title: "" }];
  const typed = withIds(before, [...saved, { id: "", title: "Gold pl" }], saved) as typeof saved;
  expect(typed[1]).toEqual({ id: "gold-pl", title: "Gold pl" });
  const further = withIds(typed, [...saved, { id: "gold-pl", title: "Gold" }], saved) as typeof saved;
  expect(further[1]).toEqual({ id: "gold-2", title: "Gold" });
});

test("an id that was typed, and the id of an entry in the file, stay", () => {
  const own = [...saved, { id: "own", title: "Gold plus" }];
  expect(withIds([...saved, { id: "own", title: "" }], own, saved)).toEqual(own);
  const renamed = [{ id: "gold", title: "Golden" }];
  expect(withIds(saved, renamed, saved)).toEqual(renamed);
});

test("an entry without an id gets none, and ids are found in lists within records", () => {
  const menu = { entries: [{ label: "A", id: "" }], links: [{ label: "B" }] };
  expect(withIds({ entries: [], links: [] }, menu, {})).toEqual({
    entries: [{ label: "A", id: "a" }],
    links: [{ label: "B" }],
  });
});

test("a copy has a title and an id of its own", () => {
  expect(copyOf(saved[0], saved)).toEqual({ id: "gold-copy", title: "Gold copy" });
  expect(copyOf("a line", [])).toBe("a line");
});

test.each([
  ["Gold plus!", "gold-plus"],
  ["Über uns", "uber-uns"],
  ["  Ünïcode – dash ", "unicode-dash"],
])("%s becomes %s", (title, id) => {
  expect(idFrom(title)).toBe(id);
});
