import {
  type PanelMenuEntry,
  panelBackups,
  panelFiles,
  panelMenu,
  terminalLines,
} from "../../../content/panel-preview";
import { PanelBackups } from "./panel-backups";
import { PanelFiles } from "./panel-files";
import "./panel-screens.css";
import { PanelTerminal } from "./panel-terminal";
import type { Restore } from "./use-restore";

const contents = { console: terminalLines, files: panelFiles ?? [], backups: panelBackups ?? [] };

/** The entries of the menu that have something to show; of several for the same screen, the first. */
export const screens = panelMenu.filter(
  ({ shows }, index) =>
    shows && contents[shows].length > 0 && panelMenu.findIndex((entry) => entry.shows === shows) === index,
);

type PanelScreensProps = { hasTabs: boolean; selected: string | undefined; restore: Restore };

/** All screens are in the same place and as high as the highest, so that nothing below moves. */
export function PanelScreens({ hasTabs, selected, restore }: PanelScreensProps) {
  if (screens.length < 2) return <PanelTerminal />;
  return (
    <div className="home-panel-screens">
      {screens.map(({ id, shows }) => (
        <div
          key={id}
          id={`panel-screen-${id}`}
          className="home-panel-screens-screen"
          {...(hasTabs && { role: "tabpanel", "aria-labelledby": `panel-tab-${id}` })}
          hidden={id !== selected}
        >
          <Screen shows={shows} restore={restore} />
        </div>
      ))}
    </div>
  );
}

function Screen({ shows, restore }: { shows: PanelMenuEntry["shows"]; restore: Restore }) {
  if (shows === "files") return <PanelFiles />;
  return shows === "backups" ? <PanelBackups restore={restore} /> : <PanelTerminal />;
}
