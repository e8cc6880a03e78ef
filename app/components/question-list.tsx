import { Icon } from "./icon";
import { QuestionAnswer, type QuestionAnswerProps } from "./question-answer";
import "./question-list.css";
import { Section } from "./section";

type QuestionListProps = {
  title: string;
  questions: readonly (QuestionAnswerProps & { id: string; question: string })[];
};

/** Questions in ruled rows, with the heading in the margin; nothing if there are none. */
export function QuestionList({ title, questions }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <Section labelledBy="questions">
      <div className="question-list">
        <h2 className="question-list-title" id="questions">
          {title}
        </h2>
        <div>
          {questions.map(({ id, question, ...answer }) => (
            <details key={id} className="question-list-entry" data-fold>
              <summary className="question-list-question">
                {question}
                <Icon name="plus" />
              </summary>
              <div className="question-list-answer">
                <QuestionAnswer {...answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
