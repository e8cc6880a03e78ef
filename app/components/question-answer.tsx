import type { SiteHref } from "../../site/addresses";
import { AnyLink } from "./any-link";
import { BulletList } from "./bullet-list";
import "./question-answer.css";

export type QuestionAnswerProps = {
  answer: string;
  specs?: readonly { label: string; value: string }[] | undefined;
  features?: readonly string[] | undefined;
  relatedLinks?: readonly { text: string; to: SiteHref }[] | undefined;
};

export function QuestionAnswer({
  answer,
  specs = [],
  features = [],
  relatedLinks = [],
}: QuestionAnswerProps) {
  return (
    <>
      <p>{answer}</p>
      {specs.length > 0 && (
        <dl className="question-answer-specs">
          {specs.map(({ label, value }) => (
            <div key={label} className="question-answer-spec">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && <BulletList points={features} />}
      {relatedLinks.length > 0 && (
        <ul className="question-answer-links">
          {relatedLinks.map(({ text, to }) => (
            <li key={text}>
              <AnyLink target={{ to }} className="question-answer-link">
                {text}
              </AnyLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
