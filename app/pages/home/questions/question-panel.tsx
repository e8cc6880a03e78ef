import { useRef } from "react";
import { Icon } from "../../../components/icon";
import { QuestionAnswer } from "../../../components/question-answer";
import { useHiddenUntilFound } from "../../../hooks/use-hidden-until-found";
import { useOverflowing } from "../../../hooks/use-overflowing";
import "./question-panel.css";
import type { Question, QuestionTab } from "./questions-data";
import { isMatch, type QuestionsState, selectTab } from "./questions-state";

type QuestionPanelProps = {
  tab: QuestionTab;
  /** A single tab needs no tab list: its questions are a list like any other. */
  tabbed: boolean;
  state: QuestionsState;
  onChange: (change: (state: QuestionsState) => QuestionsState) => void;
};

/** All panels are in the HTML; without script all are visible. */
export function QuestionPanel({ tab, tabbed, state, onChange }: QuestionPanelProps) {
  const { id, label, questions } = tab;
  const ref = useRef<HTMLDivElement>(null);
  const hidden = id !== state.tab;
  useHiddenUntilFound(ref, hidden, () => onChange((current) => selectTab(current, id)));
  return (
    <div
      className="home-question-panel"
      {...(tabbed && { role: "tabpanel" })}
      id={`questions-panel-${id}`}
      {...(tabbed && { "aria-labelledby": `questions-tab-${id}` })}
      hidden={hidden}
      ref={ref}
    >
      {tabbed && <p className="home-question-panel-topic">{label}</p>}
      {questions.map((question) => (
        <Disclosure
          key={question.id}
          question={question}
          open={question.id === state.openId}
          hidden={!isMatch(question, state.searchText)}
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

type DisclosureProps = {
  question: Question;
  open: boolean;
  hidden: boolean;
  onToggle: () => void;
  /** Find-in-page has a match in the closed answer. */
  onFindInPage: () => void;
};

function Disclosure({ question, open, hidden, onToggle, onFindInPage }: DisclosureProps) {
  const { id, icon, tag, question: text } = question;
  const fold = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(fold, !open, onFindInPage);
  const answer = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(answer, "height");
  // A region with its own scrollbar must be focusable.
  const region = scrolls && { role: "region", tabIndex: 0, "aria-labelledby": `question-${id}` };
  return (
    <div className="home-question-panel-question" hidden={hidden}>
      <h3 className="home-question-panel-heading">
        <button
          type="button"
          className="home-question-panel-button"
          id={`question-${id}`}
          aria-expanded={open}
          aria-controls={`answer-${id}`}
          onClick={onToggle}
        >
          <Icon name={icon} />
          <span>{text}</span>
          <span className="home-question-panel-tag">{tag}</span>
          <Icon name="plus" />
        </button>
      </h3>
      <div className="home-question-panel-fold" id={`answer-${id}`} hidden={!open} ref={fold}>
        <div className="home-question-panel-answer" ref={answer} {...region}>
          <QuestionAnswer {...question} />
        </div>
      </div>
    </div>
  );
}
