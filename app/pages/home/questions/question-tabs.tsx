import { Tabs } from "../../../components/tabs";
import "./question-tabs.css";
import type { QuestionSearchData } from "./questions-data";

type QuestionTabsProps = Pick<QuestionSearchData, "topics" | "foundNote" | "tabs"> & {
  /** How many questions of each tab match the search; undefined while there is none. */
  counts: readonly (number | undefined)[];
  selected: string;
  onSelect: (tab: string) => void;
};

export function QuestionTabs({ topics, foundNote, tabs, counts, selected, onSelect }: QuestionTabsProps) {
  return (
    <div className="home-question-tabs">
      <Tabs
        label={topics}
        tabs={tabs.map(({ id, label }, index) => ({
          id: tabElementId(id),
          panelId: panelElementId(id),
          selected: id === selected,
          onSelect: () => onSelect(id),
          content: (
            <>
              {label}
              {counts[index] !== undefined && (
                <span className="home-question-tabs-count">
                  {" "}
                  {/* An element of its own, since translation replaces text nodes and React would update a removed one. */}
                  <span>{counts[index]}</span>
                  <span className="visually-hidden">{` ${foundNote}`}</span>
                </span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}

export function tabElementId(tab: string): string {
  return `questions-tab-${tab}`;
}

export function panelElementId(tab: string): string {
  return `questions-panel-${tab}`;
}
