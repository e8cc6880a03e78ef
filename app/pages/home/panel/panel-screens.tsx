import { Fragment } from "react";
import { Icon } from "../../../components/icon";
import type { PanelData } from "./panel-data";
import "./panel-backups.css";
import "./panel-files.css";
import "./panel-terminal.css";

export function Terminal({ label, lines }: NonNullable<PanelData["console"]>) {
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

export function Files({ files }: Pick<PanelData, "files">) {
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

type BackupsProps = Pick<PanelData, "backups" | "restore"> & {
  /** The id of the backup that is restored, or was restored last. */
  restored: string | undefined;
  isRunning: boolean;
  onRestore: (backup: string) => void;
};

export function Backups({ backups, restore, restored, isRunning, onRestore }: BackupsProps) {
  const name = backups.find(({ id }) => id === restored)?.name;
  const sentence = isRunning ? restore?.running : restore?.done;
  return (
    <div className="home-panel-backups">
      <ul>
        {backups.map(({ id, name, note }) => (
          <li key={id} className="home-panel-backups-backup">
            <div className="home-panel-backups-words">
              <p className="home-panel-backups-name">{name}</p>
              <p>{note}</p>
            </div>
            {restore && (
              <button
                type="button"
                className="home-panel-backups-restore"
                aria-label={`${restore.action} ${name}`}
                aria-disabled={isRunning}
                onClick={() => isRunning || onRestore(id)}
              >
                {restore.action}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="home-panel-backups-state" role="status">
        {name && sentence?.replaceAll("{backup}", name)}
      </p>
    </div>
  );
}
