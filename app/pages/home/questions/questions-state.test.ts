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

test("one question is open at a time, and toggling it closes it", () => {
  const opened = toggleQuestion(initialState, "a");
  expect(opened.openId).toBe("a");
  expect(toggleQuestion(opened, "d").openId).toBe("d");
  expect(toggleQuestion(opened, "a").openId).toBeUndefined();
});

test("selecting another tab closes the open question, selecting the same one does not", () => {
  const opened = toggleQuestion(initialState, "a");
  expect(selectTab(opened, "vps")).toMatchObject({ tab: "vps", openId: undefined });
  expect(selectTab(opened, "general").openId).toBe("a");
});

test.each([
  ["a match in another tab only selects the first of them", "general", "mods", "game-servers", ["b", "c"]],
  ["a match in the selected tab keeps it", "vps", "mods", "vps", ["b", "c"]],
  ["no match keeps the tab", "vps", "dragon", "vps", []],
  ["blank text is no search", "vps", "  ", "vps", undefined],
])("a search: %s", (_, selected, text, tab, ids) => {
  const state = search(selectTab(initialState, selected), text, questions);
  expect(state).toMatchObject({ tab, searchText: text });
  expect(state.found?.map(({ id }) => id)).toEqual(ids);
});

test("a search closes the open question only when it changes the tab, and clearing it keeps that tab", () => {
  const opened = toggleQuestion(initialState, "a");
  expect(search(opened, "refund", questions).openId).toBe("a");
  expect(search(opened, "root", questions)).toMatchObject({ tab: "vps", openId: undefined });
  expect(search(search(opened, "root", questions), "", questions).tab).toBe("vps");
});

test("opening an answer selects its tab", () => {
  const opened = openAnswer(toggleQuestion(initialState, "a"), "c", "vps");
  expect(opened).toMatchObject({ tab: "vps", openId: "c" });
});
