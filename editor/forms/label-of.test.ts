import { expect, test } from "vitest";
import { addLabel, entryLabel, labelOf } from "./label-of";

test.each([
  ["vcpus", "vCPUs"],
  ["vps-plans", "VPS plans"],
  ["transferTb", "Transfer (TB)"],
  ["setupFee", "Setup fee"],
])("the name %s has the label %s", (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ["Periods", "Add a period"],
  ["Minecraft plans", "Add a Minecraft plan"],
  ["Open positions", "Add an open position"],
  ["Old addresses", "Add an old address"],
  ["Categories", "Add a category"],
  ["Popular searches", "Add a popular search"],
  ["About", "Add an entry"],
])("to the list %s: %s", (title, label) => {
  expect(addLabel(title)).toBe(label);
});

test("an entry without a title is new, and equal titles are told apart by subtitle or place", () => {
  const list = [
    { title: "Furnace", subtitle: "For memory" },
    { title: "Furnace" },
    { id: "" },
    { title: "", id: "nether-forge" },
  ];
  const labels = list.map((_, index) => entryLabel(list, index, "VPS plans"));
  expect(labels).toEqual([
    "Furnace (For memory)",
    "Furnace (number 2 in the list)",
    "New VPS plan",
    "Nether forge",
  ]);
});
