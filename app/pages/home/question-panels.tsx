import { questionTabs } from "../../content/question-topics";
import { questions } from "../../content/questions";
import { QuestionItem } from "./question-item";
import "./question-panels.css";
import { panelElementId, tabElementId } from "./question-ids";
import { atStart } from "./questions-state";

/** The questions of every tab as they stand at the start; without script all of them are shown. */
export function QuestionPanels() {
  return questionTabs.map(({ id, label }) => (
    <div
      key={id}
      className="home-question-panels-panel"
      role="tabpanel"
      id={panelElementId(id)}
      aria-labelledby={tabElementId(id)}
      hidden={id !== atStart.tab}
    >
      <p className="home-question-panels-topic">{label}</p>
      {questions
        .filter(({ tab }) => tab === id)
        .map((question) => (
          <QuestionItem key={question.id} {...question} />
        ))}
    </div>
  ));
}
