import { useRef } from "react";
import { AnyLink } from "../../../components/any-link";
import { BulletList } from "../../../components/bullet-list";
import { Icon } from "../../../components/icon";
import type { Question } from "../../../content/questions";
import { useHiddenUntilFound } from "../../../hooks/use-hidden-until-found";
import { useOverflowing } from "../../../hooks/use-overflowing";
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
        <Answer {...question} />
      </div>
    </div>
  );
}

function Answer({ id, answer, specs = [], features = [], relatedLinks = [] }: Question) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(ref);
  // A region with its own scrollbar must be focusable.
  const region = scrolls && { role: "region", tabIndex: 0, "aria-labelledby": `question-${id}` };
  return (
    <div className="home-question-disclosure-answer" ref={ref} {...region}>
      <p>{answer}</p>
      {specs.length > 0 && (
        <dl className="home-question-disclosure-specs">
          {specs.map(({ label, value }) => (
            <div key={label} className="home-question-disclosure-spec">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && <BulletList points={features} />}
      {relatedLinks.length > 0 && (
        <ul className="home-question-disclosure-links">
          {relatedLinks.map(({ text, to }) => (
            <li key={text}>
              <AnyLink target={{ to }} className="home-question-disclosure-link">
                {text}
              </AnyLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
