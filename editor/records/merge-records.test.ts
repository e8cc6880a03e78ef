import { expect, test } from "vitest";
import { mergeRecords } from "./merge-records";

const base = [
  { id: "coal", monthly: 300, title: "Coal" },
  { id: "iron", monthly: 400, title: "Iron" },
];
const [coal, iron] = base;

test("changes of different fields are both kept", () => {
  const mine = [{ ...coal, monthly: 320 }, iron];
  const theirs = [{ ...coal, title: "Charcoal" }, iron];
  expect(mergeRecords(base, mine, theirs)).toEqual({
    value: [{ id: "coal", monthly: 320, title: "Charcoal" }, iron],
    conflicts: [],
  });
});

test("a value that both changed is a conflict, at its place", () => {
  const mine = [coal, { ...iron, monthly: 410 }];
  const theirs = [coal, { ...iron, monthly: 420 }];
  expect(mergeRecords(base, mine, theirs).conflicts).toEqual([{ path: [1, "monthly"], sides: [410, 420] }]);
});

test("an entry that one side added, moved or removed stays so", () => {
  const gold = { id: "gold", monthly: 500, title: "Gold" };
  expect(mergeRecords(base, [iron, coal], [coal, { ...iron, monthly: 1 }, gold]).value).toEqual([
    { ...iron, monthly: 1 },
    coal,
    gold,
  ]);
  expect(mergeRecords(base, [gold, coal, iron], [coal, { ...iron, monthly: 1 }]).value).toEqual([
    gold,
    coal,
    { ...iron, monthly: 1 },
  ]);
  expect(mergeRecords(base, [coal], [coal, iron, gold])).toEqual({ value: [coal, gold], conflicts: [] });
  expect(mergeRecords(base, [coal, iron, gold], [iron])).toEqual({ value: [iron, gold], conflicts: [] });
});

test("an entry that one side removed and the other changed is a conflict, lists without ids are one value", () => {
  expect(mergeRecords(base, [coal], [coal, { ...iron, monthly: 1 }]).conflicts).toHaveLength(1);
  expect(mergeRecords(["a"], ["a", "b"], ["a"])).toEqual({ value: ["a", "b"], conflicts: [] });
  const { conflicts } = mergeRecords({ tags: ["a"] }, { tags: ["b"] }, { tags: ["c"] });
  expect(conflicts.map(({ path }) => path)).toEqual([["tags"]]);
});

test("a field that one side cleared is gone", () => {
  expect(mergeRecords({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({ value: { a: 3 }, conflicts: [] });
});
