import { questionTabs } from "../../../content/question-topics";
import type { Question } from "../../../content/questions";
import { matchesSearch } from "../../../format/matches-search";

/** The parts of a question that the state depends on. */
export type SearchedQuestion = Pick<Question, "id" | "tab" | "question" | "answer" | "tag">;

export type QuestionsState = {
  tab: string;
  /** The open question; at most one. */
  openId: string | undefined;
  searchText: string;
  /** The matches; undefined while there is no search text. */
  found: readonly SearchedQuestion[] | undefined;
};

export const initialState: QuestionsState = {
  tab: questionTabs[0]?.id ?? "",
  openId: undefined,
  searchText: "",
  found: undefined,
};

/** If the selected tab has no match, the first tab with a match is selected. */
export function search(
  state: QuestionsState,
  searchText: string,
  questions: readonly SearchedQuestion[],
): QuestionsState {
  const found =
    searchText.trim() === ""
      ? undefined
      : questions.filter(({ question, answer, tag }) => matchesSearch(searchText, [question, answer, tag]));
  const hasMatch = (tab: string) => !found || found.some((question) => question.tab === tab);
  const tab = hasMatch(state.tab) ? state.tab : questionTabs.find(({ id }) => hasMatch(id))?.id;
  return { ...selectTab(state, tab ?? state.tab), searchText, found };
}

/** Closes the open question, unless the tab is already selected. */
export function selectTab(state: QuestionsState, tab: string): QuestionsState {
  return state.tab === tab ? state : { ...state, tab, openId: undefined };
}

export function toggleQuestion(state: QuestionsState, id: string): QuestionsState {
  return { ...state, openId: state.openId === id ? undefined : id };
}

/** Opens the question of an answer in which find-in-page has a match. */
export function openAnswer(state: QuestionsState, id: string, tab: string): QuestionsState {
  return { ...state, tab, openId: id };
}

/** What a history entry keeps of the state. */
export function savedState({ tab, openId, searchText }: QuestionsState) {
  return { tab, openId, searchText };
}

/** The inverse of `savedState`. A history entry may hold anything, such as what an older version of the site saved. */
export function restoredState(saved: unknown, questions: readonly SearchedQuestion[]): QuestionsState {
  const { tab, openId, searchText } = Object(saved);
  const state = {
    ...initialState,
    tab: questionTabs.find(({ id }) => id === tab)?.id ?? initialState.tab,
    openId: questions.find(({ id }) => id === openId)?.id,
  };
  return typeof searchText === "string" ? search(state, searchText, questions) : state;
}
