import { useRef } from "react";
import { useHiddenUntilFound } from "../../../hooks/use-hidden-until-found";
import { QuestionDisclosure } from "./question-disclosure";
import "./question-panel.css";
import { panelElementId, tabElementId } from "./question-tabs";
import type { Question, QuestionTab } from "./questions-data";
import { type QuestionsState, selectTab } from "./questions-state";

type QuestionPanelProps = {
  tab: QuestionTab;
  /** A single tab needs no tab list: its questions are a list like any other. */
  tabbed: boolean;
  state: QuestionsState;
  /** Undefined while there is no search. */
  found: readonly Question[] | undefined;
  onChange: (change: (state: QuestionsState) => QuestionsState) => void;
};

/** All panels are in the HTML; without script all are visible. */
export function QuestionPanel({ tab, tabbed, state, found, onChange }: QuestionPanelProps) {
  const { id, label, questions } = tab;
  const ref = useRef<HTMLDivElement>(null);
  const hidden = id !== state.tab;
  useHiddenUntilFound(ref, hidden, () => onChange((current) => selectTab(current, id)));
  return (
    <div
      className="home-question-panel"
      {...(tabbed && { role: "tabpanel" })}
      id={panelElementId(id)}
      {...(tabbed && { "aria-labelledby": tabElementId(id) })}
      hidden={hidden}
      ref={ref}
    >
      {tabbed && <p className="home-question-panel-topic">{label}</p>}
      {questions.map((question) => (
        <QuestionDisclosure
          key={question.id}
          question={question}
          open={question.id === state.openId}
          found={!found || found.includes(question)}
          onToggle={() =>
            onChange((current) => ({
              ...current,
              openId: current.openId === question.id ? undefined : question.id,
            }))
          }
          onFindInPage={() => onChange((current) => ({ ...current, tab: id, openId: question.id }))}
        />
      ))}
    </div>
  );
}
