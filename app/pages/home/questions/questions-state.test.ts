import { expect, test } from "vitest";
import { tabs } from "./questions-fixture";
import { isMatch, search, selectTab, stateFrom } from "./questions-state";

const initial = stateFrom(tabs);
const allIds = tabs.flatMap(({ questions }) => questions.map(({ id }) => id));
const opened = { ...initial, openId: "refunds" };

test("selecting another tab closes the open question, selecting the same one does not", () => {
  expect(selectTab(opened, "vps")).toEqual({ ...initial, tab: "vps" });
  expect(selectTab(opened, "general")).toEqual(opened);
});

test.each([
  [
    "a match in other tabs only selects the first of them",
    "general",
    "YES",
    "game-servers",
    ["mods", "vps-root"],
  ],
  ["a match in the selected tab keeps it", "vps", "yes", "vps", ["mods", "vps-root"]],
  ["no match keeps the tab", "vps", "dragon", "vps", []],
  ["blank text keeps the tab", "vps", "  ", "vps", allIds],
])("a search: %s", (_, selected, text, tab, ids) => {
  expect(search(tabs, selectTab(initial, selected), text)).toMatchObject({ tab, searchText: text });
  const found = tabs.flatMap(({ questions }) => questions.filter((each) => isMatch(each, text)));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test("a search closes the open question only when it changes the tab, and clearing it keeps that tab", () => {
  expect(search(tabs, opened, "refund").openId).toBe("refunds");
  expect(search(tabs, opened, "root")).toMatchObject({ tab: "vps", openId: undefined });
  expect(search(tabs, search(tabs, opened, "root"), "").tab).toBe("vps");
});
