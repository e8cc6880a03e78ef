import { expect, test } from "vitest";
import {
  chooseTab,
  initialState,
  openFound,
  type SearchedQuestion,
  search,
  toggleQuestion,
} from "./questions-state";

const words = { question: "", answer: "" };
const questions: readonly SearchedQuestion[] = [
  { id: "a", tab: "general", ...words, tag: "refund" },
  { id: "b", tab: "game-servers", ...words, tag: "mods" },
  { id: "c", tab: "vps", ...words, tag: "root and mods" },
];

test("one question is open at a time", () => {
  const opened = toggleQuestion(initialState, "a");
  expect(opened.openId).toBe("a");
  expect(toggleQuestion(opened, "d").openId).toBe("d");
});

test("the open question closes on a second press", () => {
  expect(toggleQuestion(toggleQuestion(initialState, "a"), "a").openId).toBeUndefined();
});

test("another tab starts with everything closed", () => {
  const left = chooseTab(toggleQuestion(initialState, "a"), "vps");
  expect(left).toMatchObject({ tab: "vps", openId: undefined });
  expect(chooseTab(left, "general").openId).toBeUndefined();
});

test("the chosen tab, chosen again, keeps what is open", () => {
  expect(chooseTab(toggleQuestion(initialState, "a"), "general").openId).toBe("a");
});

test("a search that finds nothing in the chosen tab goes to the first tab with a match", () => {
  expect(search(initialState, "mods", questions)).toMatchObject({ tab: "game-servers", searchText: "mods" });
});

test("a search stays in the chosen tab while something matches there", () => {
  expect(search(chooseTab(initialState, "vps"), "mods", questions).tab).toBe("vps");
});

test("a search without any match stays where it is", () => {
  expect(search(chooseTab(initialState, "vps"), "dragon", questions).tab).toBe("vps");
});

test("what is found is kept with the state, and blank text searches for nothing", () => {
  expect(search(initialState, "mods", questions).found?.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(search(initialState, "dragon", questions).found).toEqual([]);
  expect(search(initialState, "  ", questions).found).toBeUndefined();
});

test("clearing the search stays in the tab it led to", () => {
  expect(search(search(initialState, "root", questions), "", questions)).toMatchObject({
    tab: "vps",
    searchText: "",
  });
});

test("a search closes the open question only when it changes the tab", () => {
  const opened = toggleQuestion(initialState, "a");
  expect(search(opened, "refund", questions).openId).toBe("a");
  expect(search(opened, "mods", questions).openId).toBeUndefined();
});

test("what the browser found is opened in its own tab", () => {
  expect(openFound(toggleQuestion(initialState, "a"), "c", "vps")).toMatchObject({
    tab: "vps",
    openId: "c",
  });
});
