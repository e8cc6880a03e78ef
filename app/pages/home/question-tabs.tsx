import { moveFocusAmongTabs } from "../../behavior/tab-keys";
import type { QuestionTabId } from "../../content/questions";
import "./question-tabs.css";

/** A tab, and how many of its questions match. */
export type QuestionTabCount = { id: QuestionTabId; label: string; found: number };

type QuestionTabsProps = {
  tabs: readonly QuestionTabCount[];
  chosen: QuestionTabId;
  /** While the reader searches. */
  countsShown: boolean;
  onChoose: (tab: QuestionTabId) => void;
};

/** The tabs over the questions: arrow keys move among them, Enter or a click chooses. */
export function QuestionTabs({ tabs, chosen, countsShown, onChoose }: QuestionTabsProps) {
  return (
    <div className="home-question-tabs" role="tablist" aria-label="Topics" onKeyDown={moveFocusAmongTabs}>
      {tabs.map(({ id, label, found }) => (
        <button
          key={id}
          type="button"
          className="home-question-tabs-tab"
          role="tab"
          id={tabElementId(id)}
          aria-controls={panelElementId(id)}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {label}
          {countsShown && (
            <span className="home-question-tabs-count">
              {" "}
              {found}
              <span className="visually-hidden"> found</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export function tabElementId(tab: QuestionTabId): string {
  return `questions-tab-${tab}`;
}

export function panelElementId(tab: QuestionTabId): string {
  return `questions-panel-${tab}`;
}
