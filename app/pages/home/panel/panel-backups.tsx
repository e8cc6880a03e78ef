import type { PanelData } from "./panel-data";
import "./panel-backups.css";
import type { Restore } from "./use-restore";

type PanelBackupsProps = Pick<PanelData, "backups"> & {
  /** The words on each button. */
  action: string | undefined;
  running: Restore;
};

export function PanelBackups({ backups, action, running }: PanelBackupsProps) {
  const isRunning = running.step !== undefined;
  const restored = backups.find(({ id }) => id === running.backup)?.restore;
  return (
    <div className="home-panel-backups">
      <ul>
        {backups.map(({ id, name, note, restore }) => (
          <li key={id} className="home-panel-backups-backup">
            <div className="home-panel-backups-words">
              <p className="home-panel-backups-name">{name}</p>
              <p>{note}</p>
            </div>
            {restore && (
              <button
                type="button"
                className="home-panel-backups-restore"
                aria-label={restore.label}
                aria-disabled={isRunning}
                onClick={() => isRunning || running.start(id)}
              >
                {action}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="home-panel-backups-state" role="status">
        {restored && (isRunning ? restored.running : restored.done)}
      </p>
    </div>
  );
}
