import { expect, test } from "vitest";
import { nearestFirst } from "./nearest-first";

const names = ["statusPage", "minecraftStore", "ticketForm", "contactForm"] as const;

test("names are in the order of their likeness to a mistyped one", () => {
  expect(nearestFirst("tiketForm", names)[0]).toBe("ticketForm");
  expect(nearestFirst("tiketForm", names)[1]).toBe("contactForm");
  expect(nearestFirst("mincraftStore", names)[0]).toBe("minecraftStore");
  expect(nearestFirst("StatusPage", names)[0]).toBe("statusPage");
});

test("a name that is in the list is first", () => {
  for (const name of names) expect(nearestFirst(name, names)[0]).toBe(name);
});

test("names that are equally like the value keep their order", () => {
  expect(nearestFirst("c", ["a", "b", "c"])).toEqual(["c", "a", "b"]);
  expect(nearestFirst("", ["b", "a"])).toEqual(["b", "a"]);
});

test.each([undefined, null, 7, {}, []])("for %j, which is no text, names keep their order", (value) => {
  expect(nearestFirst(value, names)).toEqual(names);
});

test("the given list is not changed", () => {
  const given = ["b", "a"];
  nearestFirst("a", given);
  expect(given).toEqual(["b", "a"]);
});

test("no names give none", () => {
  expect(nearestFirst("a", [])).toEqual([]);
});
