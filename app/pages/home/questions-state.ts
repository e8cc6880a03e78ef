import type { Question, QuestionTabId } from "../../content/questions";
import { searchQuestions } from "./question-search";

export type QuestionsState = {
  tab: QuestionTabId;
  /** The open question; at most one. */
  openId: string | undefined;
  searchText: string;
};

export type UpdateQuestions = (change: (state: QuestionsState) => QuestionsState) => void;

/** A tab with the questions behind it. */
export type Topic = { id: QuestionTabId; label: string; questions: readonly Question[] };

/** If nothing in the chosen tab matches, the first tab with a match is chosen instead. */
export function search(state: QuestionsState, searchText: string, topics: readonly Topic[]): QuestionsState {
  const withMatches = topics.filter(({ questions }) => searchQuestions(questions, searchText).length > 0);
  const stays = withMatches.some(({ id }) => id === state.tab);
  const tab = stays ? state.tab : (withMatches[0]?.id ?? state.tab);
  return { ...chooseTab(state, tab), searchText };
}

/** What was open stays behind in the tab one leaves. */
export function chooseTab(state: QuestionsState, tab: QuestionTabId): QuestionsState {
  return state.tab === tab ? state : { ...state, tab, openId: undefined };
}

export function toggleQuestion(state: QuestionsState, id: string): QuestionsState {
  return { ...state, openId: state.openId === id ? undefined : id };
}

/** The browser's own search found something in an answer, perhaps in another tab. */
export function openFound(state: QuestionsState, { id, tab }: Pick<Question, "id" | "tab">): QuestionsState {
  return { ...state, tab, openId: id };
}
