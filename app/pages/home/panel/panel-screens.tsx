import { Fragment } from "react";
import { Icon } from "../../../components/icon";
import { PanelBackups } from "./panel-backups";
import type { PanelData } from "./panel-data";
import "./panel-files.css";
import "./panel-screens.css";
import "./panel-terminal.css";
import type { Restore } from "./use-restore";

type ScreenProps = Pick<PanelData, "console" | "files" | "backups" | "restore"> & { running: Restore };

type PanelScreensProps = ScreenProps &
  Pick<PanelData, "screens"> & { hasTabs: boolean; selected: string | undefined };

/** All screens are in the same place and as high as the highest, so that nothing below moves. */
export function PanelScreens({ screens, hasTabs, selected, ...contents }: PanelScreensProps) {
  if (screens.length < 2) return <Screen shows="console" {...contents} />;
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
          <Screen shows={shows} {...contents} />
        </div>
      ))}
    </div>
  );
}

type Shows = PanelData["screens"][number]["shows"];

function Screen({ shows, console: log, files, backups, restore, running }: ScreenProps & { shows: Shows }) {
  if (shows === "files") return <Files files={files} />;
  if (shows === "backups")
    return <PanelBackups backups={backups} action={restore?.action} running={running} />;
  return log && <Terminal {...log} />;
}

function Files({ files }: Pick<PanelData, "files">) {
  return (
    <ul>
      {files.map(({ id, name, folder, note }) => (
        <li key={id} className="home-panel-files-file">
          {folder && <Icon name="folder" />}
          <span className="home-panel-files-name">{name}</span>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}

function Terminal({ label, lines }: NonNullable<PanelData["console"]>) {
  return (
    <section className="home-panel-terminal" aria-label={label}>
      <pre className="home-panel-terminal-text">
        {lines.map(({ id, segments }) => (
          <span key={id} className="home-panel-terminal-line">
            {segments.map(({ tone, text }, position) => (
              <Fragment key={text}>
                {position > 0 && " "}
                <span data-tone={tone}>{text}</span>
              </Fragment>
            ))}
            {"\n"}
          </span>
        ))}
      </pre>
    </section>
  );
}
