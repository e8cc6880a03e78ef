import type { Locator, Page } from "@playwright/test";
import { popularSearches, type QuestionTab, questionTabs } from "../../../app/content/question-topics";
import { type Question, questions } from "../../../app/content/questions";

export const allQuestions: readonly Question[] = questions;
export const tabs: readonly QuestionTab[] = questionTabs;
export const chips = popularSearches;

/** In no question, answer or tag. */
export const wordsNobodyWrites = "🐉 zzz 🐉";

export function questionsIn(tab: string): readonly Question[] {
  return allQuestions.filter((question) => question.tab === tab);
}

function matches(text: string): readonly Question[] {
  return allQuestions.filter(({ question, answer, tag }) =>
    [question, answer, tag].some((words) => words.toLowerCase().includes(text.toLowerCase())),
  );
}

export function countIn(text: string, tab: string): number {
  return matches(text).filter((question) => question.tab === tab).length;
}

/** What a search finds, and the tab it shows: the first one unless only others have a match. */
export function searchResult(text: string) {
  const found = matches(text);
  const tab = tabs.find(({ id }) => found.some((question) => question.tab === id)) ?? tabs[0];
  const shown = found.filter((question) => question.tab === tab?.id);
  const count = `${shown.length} ${shown.length === 1 ? "question" : "questions"} found in ${tab?.label}`;
  return { tab, shown, count };
}

export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search questions" });
}

export function tabOf(page: Page, id: string | undefined): Locator {
  return page.locator(`#questions-tab-${id}`);
}

export function questionButton(page: Page, id: string): Locator {
  return page.locator(`#question-${id}`);
}

export function answerOf(page: Page, id: string): Locator {
  return page.locator(`#answer-${id}`);
}
