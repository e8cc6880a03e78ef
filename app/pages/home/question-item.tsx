import { memo, useRef } from "react";
import { useScrollable } from "../../behavior/use-scrollable";
import { useUntilFound } from "../../behavior/use-until-found";
import type { Question } from "../../content/questions";
import { AnyLink } from "../../ui/any-link";
import { Icon } from "../../ui/icon";
import { Ticks } from "../../ui/ticks";
import "./question-item.css";
import { openFound, toggleQuestion, type UpdateQuestions } from "./questions-state";

type QuestionItemProps = {
  question: Question;
  open: boolean;
  /** Hidden rather than taken away when not: building it anew at a keystroke is what would be felt. */
  matches: boolean;
  update: UpdateQuestions;
};

/** One question; a press opens its answer, another closes it. A keystroke in the search leaves most of them as they are. */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { question, open, matches, update } = props;
  const { id, icon, tag } = question;
  const ref = useRef<HTMLDivElement>(null);
  useUntilFound(ref, !open, () => update((state) => openFound(state, question)));
  return (
    <div className="home-question-item" hidden={!matches}>
      <h3 className="home-question-item-heading">
        <button
          type="button"
          className="home-question-item-button"
          id={`question-${id}`}
          aria-expanded={open}
          aria-controls={`answer-${id}`}
          onClick={() => update((state) => toggleQuestion(state, id))}
        >
          <Icon name={icon} />
          <span>{question.question}</span>
          <span className="home-question-item-tag">{tag}</span>
          <Icon name="plus" />
        </button>
      </h3>
      <div className="home-question-item-fold" id={`answer-${id}`} hidden={!open} ref={ref}>
        <Answer {...question} />
      </div>
    </div>
  );
});

function Answer({ id, answer, specs, features, relatedLinks }: Question) {
  const ref = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(ref);
  const region = { role: "region", tabIndex: 0, "aria-labelledby": `question-${id}` };
  return (
    <div className="home-question-item-answer" ref={ref} {...(scrollable ? region : {})}>
      <p>{answer}</p>
      {specs && (
        <dl className="home-question-item-specs">
          {specs.map(({ label, value }) => (
            <div key={label} className="home-question-item-spec">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {features && <Ticks points={features} />}
      {relatedLinks && (
        <ul className="home-question-item-links">
          {relatedLinks.map(({ text, to }) => (
            <li key={text}>
              <AnyLink target={{ to }} className="home-question-item-link">
                {text}
              </AnyLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
