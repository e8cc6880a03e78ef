import type { Question } from "../../content/questions";
import { AnyLink } from "../../ui/any-link";
import { Icon } from "../../ui/icon";
import { Ticks } from "../../ui/ticks";
import "./question-item.css";

/** One question, closed. What is marked as searched is what a search looks at: never the figures or lists below. */
export function QuestionItem({ id, icon, tag, question, ...answer }: Question) {
  return (
    <div className="home-question-item" data-question={id}>
      <h3 className="home-question-item-heading">
        <button
          type="button"
          className="home-question-item-button"
          id={`question-${id}`}
          aria-expanded="false"
          aria-controls={`answer-${id}`}
        >
          <Icon name={icon} />
          <span data-searched>{question}</span>
          <span className="home-question-item-tag" data-searched>
            {tag}
          </span>
          <Icon name="plus" />
        </button>
      </h3>
      <div className="home-question-item-fold" id={`answer-${id}`} hidden data-fold={`question-${id}`}>
        <Answer {...answer} />
      </div>
    </div>
  );
}

type AnswerProps = Pick<Question, "answer" | "specs" | "features" | "relatedLinks">;

function Answer({ answer, specs, features, relatedLinks }: AnswerProps) {
  return (
    <div className="home-question-item-answer">
      <p data-searched>{answer}</p>
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
