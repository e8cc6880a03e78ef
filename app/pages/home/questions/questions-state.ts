import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { matchesSearch } from "../../../browser/matches-search";
import { useSavedInHistory } from "../../../hooks/use-saved-in-history";
import type { Question, QuestionTab } from "./questions-data";

export type QuestionsState = {
  tab: string;
  /** The open question; at most one. */
  openId: string | undefined;
  searchText: string;
};

type Tabs = readonly QuestionTab[];

/** The state, kept in the history entry: Back from a page that an answer links to shows it again. */
export function useQuestionsState(tabs: Tabs) {
  const { key } = useLocation();
  const [initial] = useState(() => stateFrom(tabs));
  const [state, setState] = useState(initial);
  // Not the initial state: the first render must match the prerendered HTML.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const saved = history.state?.questions;
    if (saved) setState(stateFrom(tabs, saved));
  }, []);
  useSavedInHistory([state, key], () => {
    if (state !== initial || history.state?.questions)
      history.replaceState({ ...history.state, questions: state }, "");
  });
  return [state, setState] as const;
}

/** A history entry may hold anything, such as what an older version of the site saved. */
export function stateFrom(tabs: Tabs, saved?: unknown): QuestionsState {
  const { tab, openId, searchText } = Object(saved);
  return {
    tab: (tabs.find(({ id }) => id === tab) ?? tabs[0])?.id ?? "",
    openId,
    searchText: typeof searchText === "string" ? searchText : "",
  };
}

export function isMatch({ question, answer, tag }: Question, searchText: string): boolean {
  return matchesSearch(searchText, [question, answer, tag]);
}

/** If the selected tab has no match, the first tab with a match is selected. */
export function search(tabs: Tabs, state: QuestionsState, searchText: string): QuestionsState {
  const matching = tabs.filter(({ questions }) => questions.some((each) => isMatch(each, searchText)));
  const tab = matching.find(({ id }) => id === state.tab) ?? matching[0];
  return { ...(tab ? selectTab(state, tab.id) : state), searchText };
}

/** Closes the open question, unless the tab is already selected. */
export function selectTab(state: QuestionsState, tab: string): QuestionsState {
  return state.tab === tab ? state : { ...state, tab, openId: undefined };
}
