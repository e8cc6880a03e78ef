import { expect, test, vi } from "vitest";
import {
  initialState,
  openAnswer,
  type SearchedQuestion,
  search,
  selectTab,
  toggleQuestion,
} from "./questions-state";

vi.mock("../../../content/question-topics", () => import("./questions-fixture"));

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

test("toggling the open question closes it", () => {
  expect(toggleQuestion(toggleQuestion(initialState, "a"), "a").openId).toBeUndefined();
});

test("selecting another tab closes the open question", () => {
  const left = selectTab(toggleQuestion(initialState, "a"), "vps");
  expect(left).toMatchObject({ tab: "vps", openId: undefined });
  expect(selectTab(left, "general").openId).toBeUndefined();
});

test("selecting the selected tab again keeps the open question", () => {
  expect(selectTab(toggleQuestion(initialState, "a"), "general").openId).toBe("a");
});

test("a search without a match in the selected tab selects the first tab with a match", () => {
  expect(search(initialState, "mods", questions)).toMatchObject({ tab: "game-servers", searchText: "mods" });
});

test("a search with a match in the selected tab keeps the tab", () => {
  expect(search(selectTab(initialState, "vps"), "mods", questions).tab).toBe("vps");
});

test("a search without any match keeps the tab", () => {
  expect(search(selectTab(initialState, "vps"), "dragon", questions).tab).toBe("vps");
});

test("the matches are part of the state; blank text is no search", () => {
  expect(search(initialState, "mods", questions).found?.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(search(initialState, "dragon", questions).found).toEqual([]);
  expect(search(initialState, "  ", questions).found).toBeUndefined();
});

test("clearing the search keeps the tab that it selected", () => {
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

test("opening an answer selects its tab", () => {
  expect(openAnswer(toggleQuestion(initialState, "a"), "c", "vps")).toMatchObject({
    tab: "vps",
    openId: "c",
  });
});
