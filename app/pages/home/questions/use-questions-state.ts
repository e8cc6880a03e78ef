import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSavedInHistory } from "../../../hooks/use-saved-in-history";
import { initialState, type QuestionsState, restoredState } from "./questions-state";

/** The state, kept in the history entry: Back from a page that an answer links to shows it again. */
export function useQuestionsState(): [QuestionsState, Dispatch<SetStateAction<QuestionsState>>] {
  const { key } = useLocation();
  const [state, setState] = useState(initialState);
  // Not the initial state: the first render must match the prerendered HTML.
  useLayoutEffect(() => {
    const saved = history.state?.questions;
    if (saved) setState(restoredState(saved));
  }, []);
  useSavedInHistory([state, key], () => {
    if (state !== initialState || history.state?.questions)
      history.replaceState({ ...history.state, questions: state }, "");
  });
  return [state, setState];
}
