import { Icon } from "../../../components/icon";
import { onTabListKeyDown } from "../../../components/tabs";
import type { PanelData } from "./panel-data";
import "./panel-menu.css";

type PanelMenuProps = Pick<PanelData, "screens" | "otherEntries"> & {
  /** Whether the screens have tabs: not before the app runs. */
  hasTabs: boolean;
  selected: string;
  onSelect: (id: string) => void;
};

/** The entries of the sample panel's menu: tabs, and words. */
export function PanelMenu({ screens, otherEntries, hasTabs, selected, onSelect }: PanelMenuProps) {
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
        <Words entries={screens} selected={selected} />
      )}
      <Words entries={otherEntries} selected={selected} />
    </div>
  );
}

function Words({ entries, selected }: { entries: PanelData["otherEntries"]; selected: string }) {
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
