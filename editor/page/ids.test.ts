import { expect, test } from "vitest";
import { copyOf, idFrom, withIds } from "./ids";

const saved = [{ id: "gold", title: "Gold" }];

test("a new entry gets an id from its title that is not taken, others keep theirs", () => {
  const typed = [
    ...saved,
    { id: "", title: "Gold" },
    { id: "", title: "Gold" },
    { id: "own", title: "Sand" },
  ];
  expect(withIds(typed)).toEqual([
    ...saved,
    { id: "gold-2", title: "Gold" },
    { id: "gold-3", title: "Gold" },
    { id: "own", title: "Sand" },
  ]);
});

test("lists in records get ids, entries without an id or a title get none", () => {
  const menu = { entries: [{ label: "A", id: "" }], links: [{ label: "B" }, { id: "" }] };
  expect(withIds(menu)).toEqual({ ...menu, entries: [{ label: "A", id: "a" }] });
});

test("a copy has a title of its own, and its id is made from it", () => {
  expect(withIds([...saved, copyOf(saved[0])])).toEqual([...saved, { id: "gold-copy", title: "Gold copy" }]);
  expect(copyOf("a line")).toBe("a line");
});

test.each([
  ["Gold plus!", "gold-plus"],
  ["Über uns", "uber-uns"],
  ["  Ünïcode – dash ", "unicode-dash"],
])("%s becomes %s", (title, id) => {
  expect(idFrom(title)).toBe(id);
});
