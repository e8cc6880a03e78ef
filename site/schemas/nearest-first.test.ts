import { expect, test } from "vitest";
import { nearestFirst } from "./nearest-first";

const names = ["statusPage", "minecraftStore", "ticketForm", "contactForm"] as const;

test.each([
  ["tiketForm", ["ticketForm", "contactForm"]],
  ["mincraftStore", ["minecraftStore"]],
  ["StatusPage", ["statusPage"]],
  ["contactForm", ["contactForm"]],
])("of the names %s is the most like %j", (value, nearest) => {
  expect(nearestFirst(value, names).slice(0, nearest.length)).toEqual(nearest);
});

test.each([undefined, null, 7, {}, []])("for %j, which is no text, names keep their order", (value) => {
  expect(nearestFirst(value, names)).toEqual(names);
});

test("names that are equally like the value keep their order, and the given list is not changed", () => {
  const given = ["a", "b", "c"];
  expect(nearestFirst("c", given)).toEqual(["c", "a", "b"]);
  expect(given).toEqual(["a", "b", "c"]);
  expect(nearestFirst("a", [])).toEqual([]);
});
