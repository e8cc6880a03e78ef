import { useRef } from "react";
import { AnyLink } from "../../../components/any-link";
import { Icon } from "../../../components/icon";
import { Ticks } from "../../../components/ticks";
import type { Question } from "../../../content/questions";
import { useHiddenUntilFound } from "../../../hooks/use-hidden-until-found";
import { useOverflowing } from "../../../hooks/use-overflowing";
import "./question-item.css";

type QuestionItemProps = {
  question: Question;
  open: boolean;
  /** Whether the search has found it. */
  found: boolean;
  onToggle: () => void;
  /** The browser's own search has found something in the closed answer. */
  onFoundInAnswer: () => void;
};

export function QuestionItem({ question, open, found, onToggle, onFoundInAnswer }: QuestionItemProps) {
  const { id, icon, tag, question: text } = question;
  const fold = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(fold, !open, onFoundInAnswer);
  return (
    <div className="home-question-item" hidden={!found}>
      <h3 className="home-question-item-heading">
        <button
          type="button"
          className="home-question-item-button"
          id={`question-${id}`}
          aria-expanded={open}
          aria-controls={`answer-${id}`}
          onClick={onToggle}
        >
          <Icon name={icon} />
          <span>{text}</span>
          <span className="home-question-item-tag">{tag}</span>
          <Icon name="plus" />
        </button>
      </h3>
      <div className="home-question-item-fold" id={`answer-${id}`} hidden={!open} ref={fold}>
        <Answer {...question} />
      </div>
    </div>
  );
}

function Answer({ id, answer, specs, features, relatedLinks }: Question) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref);
  // What scrolls inside is a region that the keyboard can reach.
  const region = scrolls && { role: "region", tabIndex: 0, "aria-labelledby": `question-${id}` };
  return (
    <div className="home-question-item-answer" ref={ref} {...region}>
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
