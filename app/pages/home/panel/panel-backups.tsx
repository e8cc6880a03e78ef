import { panelBackups, panelRestore } from "../../../content/panel-preview";
import { phrase } from "../../../format/phrase";
import "./panel-backups.css";
import type { Restore } from "./use-restore";

export function PanelBackups({ restore }: { restore: Restore }) {
  return (
    <div className="home-panel-backups">
      <ul>
        {panelBackups?.map(({ id, name, note }) => (
          <li key={id} className="home-panel-backups-backup">
            <div className="home-panel-backups-words">
              <p className="home-panel-backups-name">{name}</p>
              <p>{note}</p>
            </div>
            {panelRestore && (
              <button
                type="button"
                className="home-panel-backups-restore"
                aria-label={`${panelRestore.action} ${name}`}
                aria-disabled={restore.isRunning}
                onClick={() => restore.isRunning || restore.start(name)}
              >
                {panelRestore.action}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="home-panel-backups-state" role="status">
        {panelRestore &&
          restore.backup &&
          phrase(restore.isRunning ? panelRestore.running : panelRestore.done, { backup: restore.backup })}
      </p>
    </div>
  );
}
