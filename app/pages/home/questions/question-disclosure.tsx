import { useRef } from "react";
import { Icon } from "../../../components/icon";
import { QuestionAnswer } from "../../../components/question-answer";
import { useHiddenUntilFound } from "../../../hooks/use-hidden-until-found";
import { useOverflowing } from "../../../hooks/use-overflowing";
import type { Question } from "./questions-data";
import "./question-disclosure.css";

type QuestionDisclosureProps = {
  question: Question;
  open: boolean;
  found: boolean;
  onToggle: () => void;
  /** Find-in-page has a match in the closed answer. */
  onFindInPage: () => void;
};

export function QuestionDisclosure(props: QuestionDisclosureProps) {
  const { question, open, found, onToggle, onFindInPage } = props;
  const { id, icon, tag, question: text } = question;
  const answer = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(answer, !open, onFindInPage);
  return (
    <div className="home-question-disclosure" hidden={!found}>
      <h3 className="home-question-disclosure-heading">
        <button
          type="button"
          className="home-question-disclosure-button"
          id={`question-${id}`}
          aria-expanded={open}
          aria-controls={`answer-${id}`}
          onClick={onToggle}
        >
          <Icon name={icon} />
          <span>{text}</span>
          <span className="home-question-disclosure-tag">{tag}</span>
          <Icon name="plus" />
        </button>
      </h3>
      <div className="home-question-disclosure-fold" id={`answer-${id}`} hidden={!open} ref={answer}>
        <Answer question={question} />
      </div>
    </div>
  );
}

function Answer({ question }: { question: Question }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref, "height");
  // A region with its own scrollbar must be focusable.
  const region = scrolls && { role: "region", tabIndex: 0, "aria-labelledby": `question-${question.id}` };
  return (
    <div className="home-question-disclosure-answer" ref={ref} {...region}>
      <QuestionAnswer {...question} />
    </div>
  );
}
