import { Sentence } from "./sentence";
import type { useRecordForm } from "./use-record-form";
import { useShortcuts } from "./use-shortcuts";

type PaneFootProps = {
  record: ReturnType<typeof useRecordForm>;
  onSaved?: (() => void) | undefined;
  onRefused?: () => void;
};

/** What is not saved, and the buttons for it. */
export function PaneFoot({ record, onSaved, onRefused }: PaneFootProps) {
  const { isChanged, isSaving, undo, redo, discard } = record;
  const canSave = isChanged && !isSaving;
  async function save() {
    if (!canSave) return;
    if (await record.save()) onSaved?.();
    // Once the faults are shown.
    else requestAnimationFrame(() => onRefused?.());
  }
  useShortcuts({ save, undo, redo });
  const buttons = [
    ["Undo", undo, record.canUndo],
    ["Redo", redo, record.canRedo],
    ["Discard", discard, isChanged],
    ["Save", save, canSave],
  ] as const;
  return (
    <footer className="pane-foot">
      <p className="pane-message" role="status" data-fault={record.shownFaults.length > 0}>
        <Sentence text={record.status} />
      </p>
      {buttons.map(([label, action, isEnabled]) => (
        // Not `disabled`, which would take the focus away as soon as it was pressed.
        <button
          key={label}
          type="button"
          className="quiet-button"
          data-main={label === "Save"}
          aria-disabled={!isEnabled}
          onClick={() => isEnabled && action()}
        >
          {label}
        </button>
      ))}
    </footer>
  );
}
