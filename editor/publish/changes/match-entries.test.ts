import { expect, test } from "vitest";
import { matchEntries, movedMatches } from "./match-entries";

const records = (...ids: string[]) => ids.map((id) => ({ id }));

function movesOf(before: readonly unknown[], after: readonly unknown[]) {
  return movedMatches(matchEntries(before, after)).map(({ before: from, after: to }) => [from, to]);
}

test("records are matched by id, wherever they are", () => {
  expect(matchEntries(records("a", "b"), [{ id: "b", title: "New" }, { id: "c" }])).toEqual([
    { before: 0 },
    { before: 1, after: 0 },
    { after: 1 },
  ]);
});

test("a record with another id is another record, even in the same place", () => {
  expect(matchEntries(records("a"), records("b"))).toEqual([{ before: 0 }, { after: 0 }]);
});

test("entries without ids are matched by value, then by name, then by place", () => {
  const before = [{ text: "Mods", icon: "mods" }, { text: "Backups", icon: "disk" }, "one", "two"];
  const after = [{ text: "Backups", icon: "archive" }, { text: "Plugins", icon: "mods" }, "two", "three"];
  expect(matchEntries(before, after)).toEqual([
    { before: 0 },
    { before: 2 },
    { before: 1, after: 0 },
    { after: 1 },
    { before: 3, after: 2 },
    { after: 3 },
  ]);
  expect(matchEntries(["one", "two"], ["one", "2"])).toEqual([
    { before: 0, after: 0 },
    { before: 1, after: 1 },
  ]);
});

test("equal entries are matched one by one", () => {
  expect(matchEntries(["a", "a", "a"], ["a", "a"])).toEqual([
    { before: 2 },
    { before: 0, after: 0 },
    { before: 1, after: 1 },
  ]);
});

test("only the entry that changed its place is moved", () => {
  expect(movesOf(records("a", "b", "c", "d"), records("c", "a", "b", "d"))).toEqual([[2, 0]]);
  expect(movesOf(records("a", "b", "c", "d"), records("b", "c", "d", "a"))).toEqual([[0, 3]]);
});

test("adding and removing moves no other entry", () => {
  expect(movesOf(records("a", "b", "c"), records("new", "b", "c"))).toEqual([]);
  expect(movesOf(records("a", "b", "c"), [])).toEqual([]);
  expect(movesOf([], records("a", "b"))).toEqual([]);
});
