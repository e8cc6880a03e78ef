import { useRef } from "react";
import { useUntilFound } from "../../behavior/use-until-found";
import { QuestionItem } from "./question-item";
import "./question-panel.css";
import { panelElementId, tabElementId } from "./question-tabs";
import { chooseTab, type Topic, type UpdateQuestions } from "./questions-state";

type QuestionPanelProps = {
  topic: Topic;
  chosen: boolean;
  openId: string | undefined;
  /** The questions that the reader's search has found. */
  matching: ReadonlySet<string>;
  update: UpdateQuestions;
};

/** The questions of one tab. All panels are in the HTML; without script all of them are shown. */
export function QuestionPanel({ topic, chosen, openId, matching, update }: QuestionPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useUntilFound(ref, !chosen, () => update((state) => chooseTab(state, topic.id)));
  return (
    <div
      className="home-question-panel"
      role="tabpanel"
      id={panelElementId(topic.id)}
      aria-labelledby={tabElementId(topic.id)}
      hidden={!chosen}
      ref={ref}
    >
      <p className="home-question-panel-topic">{topic.label}</p>
      {topic.questions.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          open={question.id === openId}
          matches={matching.has(question.id)}
          update={update}
        />
      ))}
    </div>
  );
}
