import type { Locator, Page } from "@playwright/test";
import { matchesSearch } from "../../../app/browser/matches-search";
import { format, records } from "../../tested-site";
import { expect } from "./site-test";
import { textPattern } from "./text-pattern";

const { questions: texts } = records["pages/home"];
export const allQuestions = records.questions.questions;
export const { tabs, popularSearches: chips } = records["question-topics"];

export const noQuestions = allQuestions.length === 0;
/** The questions of a single tab are a list without tabs. */
export const noTabs = noQuestions || tabs.length < 2;

/** In no question, answer or tag. */
export const wordsNobodyWrites = "🐉 zzz 🐉";

export function questionsIn(tab: string) {
  return allQuestions.filter((question) => question.tab === tab);
}

export function countIn(text: string, tab: string): number {
  return questionsIn(tab).filter(({ question, answer, tag }) => matchesSearch(text, [question, answer, tag]))
    .length;
}

/** The line for screen readers with the number of questions found: this number, or any. */
export function countOfFound(page: Page, found?: number): Locator {
  const values = { count: found === undefined ? "\\d+" : format.number(found), topic: ".+" };
  return Object.values(noTabs ? texts.found : texts.foundInTopic)
    .map((form) => page.getByText(textPattern(form, values)))
    .reduce((one, other) => one.or(other));
}

export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: texts.search });
}

export function shownPanel(page: Page): Locator {
  return noTabs ? page.locator("#question-panels > div") : page.getByRole("tabpanel");
}

export async function selectTab(page: Page, id: string | undefined) {
  if (!noTabs) await tabOf(page, id).click();
}

export async function expectTabSelected(page: Page, id: string | undefined) {
  if (!noTabs) await expect(tabOf(page, id)).toHaveAttribute("aria-selected", "true");
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
