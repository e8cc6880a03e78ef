import { Tabs } from "../../../components/tabs";
import type { QuestionTabId } from "../../../content/question-topics";
import "./question-tabs.css";

/** `found` is the number of matching questions during a search. */
export type QuestionTabCount = { id: QuestionTabId; label: string; found: number | undefined };

type QuestionTabsProps = {
  tabs: readonly QuestionTabCount[];
  selected: QuestionTabId;
  onSelect: (tab: QuestionTabId) => void;
};

export function QuestionTabs({ tabs, selected, onSelect }: QuestionTabsProps) {
  return (
    <div className="home-question-tabs">
      <Tabs
        label="Topics"
        tabs={tabs.map(({ id, label, found }) => ({
          id: tabElementId(id),
          panelId: panelElementId(id),
          selected: id === selected,
          onSelect: () => onSelect(id),
          content: (
            <>
              {label}
              {found !== undefined && (
                <span className="home-question-tabs-count">
                  {" "}
                  {/* An element of its own, since translation replaces text nodes and React would update a removed one. */}
                  <span>{found}</span>
                  <span className="visually-hidden"> found</span>
                </span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}

export function tabElementId(tab: QuestionTabId): string {
  return `questions-tab-${tab}`;
}

export function panelElementId(tab: QuestionTabId): string {
  return `questions-panel-${tab}`;
}
