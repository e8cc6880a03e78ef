import { Button } from "./button";
import type { useRecordForm } from "./use-record-form";
import { useShortcuts } from "./use-shortcuts";

type PaneFootProps = { record: ReturnType<typeof useRecordForm>; onSave: () => void };

/** What is not saved, and the buttons for it. */
export function PaneFoot({ record, onSave }: PaneFootProps) {
  const { isChanged, isSaving, undo, redo, discard, shownFaults, status } = record;
  const save = isChanged && !isSaving && onSave;
  useShortcuts({ s: save, z: undo, y: redo, "shift+z": redo });
  const buttons = { Undo: undo, Redo: redo, Discard: isChanged && discard, Save: save };
  return (
    <footer className="bar pane-foot">
      <p className="pane-message" role="status" data-fault={shownFaults.length > 0}>
        {status}
      </p>
      {Object.entries(buttons).map(([label, action]) => (
        // Not `disabled`, which would take the focus away as soon as it was pressed.
        <Button
          key={label}
          data-main={label === "Save"}
          aria-disabled={!action}
          onClick={action || undefined}
        >
          {label}
        </Button>
      ))}
    </footer>
  );
}
