import { useRef } from "react";
import { type QuestionTab, questionTabs } from "../../../content/question-topics";
import { type Question, questions } from "../../../content/questions";
import { useHiddenUntilFound } from "../../../hooks/use-hidden-until-found";
import { QuestionDisclosure } from "./question-disclosure";
import "./question-panel.css";
import { panelElementId, tabElementId } from "./question-tabs";
import { type QuestionsState, selectTab } from "./questions-state";

/** A single tab needs no tab list: its questions are a list like any other. */
const tabbed = questionTabs.length > 1;

type QuestionPanelProps = {
  tab: QuestionTab;
  state: QuestionsState;
  /** Undefined while there is no search. */
  found: readonly Question[] | undefined;
  onChange: (change: (state: QuestionsState) => QuestionsState) => void;
};

/** All panels are in the HTML; without script all are visible. */
export function QuestionPanel({ tab: { id: tab, label }, state, found, onChange }: QuestionPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hidden = tab !== state.tab;
  useHiddenUntilFound(ref, hidden, () => onChange((current) => selectTab(current, tab)));
  return (
    <div
      className="home-question-panel"
      {...(tabbed && { role: "tabpanel" })}
      id={panelElementId(tab)}
      {...(tabbed && { "aria-labelledby": tabElementId(tab) })}
      hidden={hidden}
      ref={ref}
    >
      {tabbed && <p className="home-question-panel-topic">{label}</p>}
      {questions
        .filter((question) => question.tab === tab)
        .map((question) => (
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
            onFindInPage={() => onChange((current) => ({ ...current, tab, openId: question.id }))}
          />
        ))}
    </div>
  );
}
