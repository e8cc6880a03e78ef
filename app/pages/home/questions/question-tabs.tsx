import { Tabs } from "../../../components/tabs";
import { questions as texts } from "../../../content/pages/home";
import "./question-tabs.css";

/** `found` is the number of matching questions during a search. */
export type QuestionTabCount = { id: string; label: string; found: number | undefined };

type QuestionTabsProps = {
  tabs: readonly QuestionTabCount[];
  selected: string;
  onSelect: (tab: string) => void;
};

export function QuestionTabs({ tabs, selected, onSelect }: QuestionTabsProps) {
  return (
    <div className="home-question-tabs">
      <Tabs
        label={texts.topics}
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
                  <span className="visually-hidden">{` ${texts.foundNote}`}</span>
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
