import { questionTabs } from "../../../content/question-topics";
import { type Question, questions } from "../../../content/questions";
import { matchesSearch } from "../../../format/matches-search";

export type QuestionsState = {
  tab: string;
  /** The open question; at most one. */
  openId: string | undefined;
  searchText: string;
};

export const initialState: QuestionsState = {
  tab: questionTabs[0]?.id ?? "",
  openId: undefined,
  searchText: "",
};

/** The matches of a search; undefined while there is no search text. */
export function foundQuestions(searchText: string): readonly Question[] | undefined {
  if (searchText.trim() === "") return undefined;
  return questions.filter(({ question, answer, tag }) => matchesSearch(searchText, [question, answer, tag]));
}

/** If the selected tab has no match, the first tab with a match is selected. */
export function search(state: QuestionsState, searchText: string): QuestionsState {
  const found = foundQuestions(searchText);
  const hasMatch = (tab: string) => !found || found.some((question) => question.tab === tab);
  const tab = hasMatch(state.tab) ? state.tab : questionTabs.find(({ id }) => hasMatch(id))?.id;
  return { ...selectTab(state, tab ?? state.tab), searchText };
}

/** Closes the open question, unless the tab is already selected. */
export function selectTab(state: QuestionsState, tab: string): QuestionsState {
  return state.tab === tab ? state : { ...state, tab, openId: undefined };
}

/** A history entry may hold anything, such as what an older version of the site saved. */
export function restoredState(saved: unknown): QuestionsState {
  const { tab, openId, searchText } = Object(saved);
  const state = {
    ...initialState,
    tab: questionTabs.find(({ id }) => id === tab)?.id ?? initialState.tab,
    openId: questions.find(({ id }) => id === openId)?.id,
  };
  return typeof searchText === "string" ? search(state, searchText) : state;
}
