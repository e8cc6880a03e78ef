import { Tabs } from "../../../components/tabs";
import type { QuestionTabId } from "../../../content/question-topics";
import { panelElementId, tabElementId } from "./question-ids";
import "./question-tabs.css";

/** A tab, and how many of its questions match while the reader searches. */
export type QuestionTabCount = { id: QuestionTabId; label: string; found: number | undefined };

type QuestionTabsProps = {
  tabs: readonly QuestionTabCount[];
  chosen: QuestionTabId;
  onChoose: (tab: QuestionTabId) => void;
};

/** The tabs over the questions. */
export function QuestionTabs({ tabs, chosen, onChoose }: QuestionTabsProps) {
  return (
    <div className="home-question-tabs">
      <Tabs label="Topics">
        {tabs.map(({ id, label, found }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabElementId(id)}
            aria-controls={panelElementId(id)}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {label}
            {found !== undefined && (
              <span className="home-question-tabs-count">
                {" "}
                {found}
                <span className="visually-hidden"> found</span>
              </span>
            )}
          </button>
        ))}
      </Tabs>
    </div>
  );
}
