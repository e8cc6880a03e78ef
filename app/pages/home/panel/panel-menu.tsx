import { Icon } from "../../../components/icon";
import { onTabListKeyDown } from "../../../components/tabs";
import type { PanelData } from "./panel-data";
import "./panel-menu.css";

type PanelMenuEntry = PanelData["otherEntries"][number];

type PanelMenuProps = {
  /** The entries that show a screen; the first is shown at first. */
  screens: readonly PanelMenuEntry[];
  others: readonly PanelMenuEntry[];
  /** Whether the screens have tabs: not before the app runs. */
  hasTabs: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** The entries of the sample panel's menu: tabs, and words. */
export function PanelMenu({ screens, others, hasTabs, selected, onSelect }: PanelMenuProps) {
  return (
    <div className="home-panel-menu">
      {hasTabs ? (
        <div
          className="home-panel-menu-list"
          role="tablist"
          aria-labelledby="panel-server"
          aria-orientation="vertical"
          onKeyDown={onTabListKeyDown}
        >
          {screens.map(({ id, icon, label }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`panel-tab-${id}`}
              className="home-panel-menu-entry"
              aria-controls={`panel-screen-${id}`}
              aria-selected={id === selected}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              <Icon name={icon} />
              {label}
            </button>
          ))}
        </div>
      ) : (
        <Entries entries={screens} selected={selected} />
      )}
      <Entries entries={others} selected={selected} />
    </div>
  );
}

function Entries({
  entries,
  selected,
}: {
  entries: readonly PanelMenuEntry[];
  selected: string | undefined;
}) {
  if (entries.length === 0) return null;
  return (
    <ul className="home-panel-menu-list">
      {entries.map(({ id, icon, label }) => (
        <li key={id} className="home-panel-menu-entry" data-selected={id === selected}>
          <Icon name={icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}
