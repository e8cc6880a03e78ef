import { expect, test } from "vitest";
import type { Question, QuestionTabId } from "../../content/questions";
import {
  chooseTab,
  openFound,
  type QuestionsState,
  search,
  type Topic,
  toggleQuestion,
} from "./questions-state";

function question(id: string, tab: QuestionTabId, words: string): Question {
  return { id, tab, question: words, answer: "", tag: "", icon: "heart" };
}

const topics: readonly Topic[] = [
  { id: "general", label: "General", questions: [question("a", "general", "refund")] },
  { id: "game-servers", label: "Game Servers", questions: [question("b", "game-servers", "mods")] },
  { id: "vps", label: "VPS", questions: [question("c", "vps", "root and mods")] },
];
const atStart: QuestionsState = { tab: "general", openId: undefined, searchText: "" };

test("one question is open at a time", () => {
  const opened = toggleQuestion(atStart, "a");
  expect(opened.openId).toBe("a");
  expect(toggleQuestion(opened, "d").openId).toBe("d");
});

test("the open question closes on a second press", () => {
  expect(toggleQuestion(toggleQuestion(atStart, "a"), "a").openId).toBeUndefined();
});

test("another tab starts with everything closed", () => {
  const left = chooseTab(toggleQuestion(atStart, "a"), "vps");
  expect(left).toMatchObject({ tab: "vps", openId: undefined });
  expect(chooseTab(left, "general").openId).toBeUndefined();
});

test("the chosen tab, chosen again, keeps what is open", () => {
  expect(chooseTab(toggleQuestion(atStart, "a"), "general").openId).toBe("a");
});

test("a search that finds nothing in the chosen tab goes to the first tab with a match", () => {
  expect(search(atStart, "mods", topics)).toMatchObject({ tab: "game-servers", searchText: "mods" });
});

test("a search stays in the chosen tab while something matches there", () => {
  expect(search(chooseTab(atStart, "vps"), "mods", topics).tab).toBe("vps");
});

test("a search without any match stays where it is", () => {
  expect(search(chooseTab(atStart, "vps"), "dragon", topics).tab).toBe("vps");
});

test("clearing the search stays in the tab it led to", () => {
  expect(search(search(atStart, "root", topics), "", topics)).toMatchObject({ tab: "vps", searchText: "" });
});

test("a search closes the open question only when it changes the tab", () => {
  const opened = toggleQuestion(atStart, "a");
  expect(search(opened, "refund", topics).openId).toBe("a");
  expect(search(opened, "mods", topics).openId).toBeUndefined();
});

test("what the browser found is opened in its own tab", () => {
  expect(openFound(toggleQuestion(atStart, "a"), { id: "c", tab: "vps" })).toMatchObject({
    tab: "vps",
    openId: "c",
  });
});
