import { useState } from "react";
import type { FormFault } from "../forms/form-faults";
import type { NavigationEntry } from "../forms/navigation";
import type { FormVersion } from "../server/actions";
import { useAnswer } from "./api";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { describeFault } from "./form-pane";

type VersionsDialogProps = {
  entry: NavigationEntry;
  onChoose: (value: unknown) => void;
  onClose: () => void;
};

/** The versions of a file that were published: what each changed, and how it differs from the file now. */
export function VersionsDialog({ entry: { file, title }, onChoose, onClose }: VersionsDialogProps) {
  const { answer: versions, fault } = useAnswer<readonly FormVersion[]>("versions", { file });
  const [opened, setOpened] = useState("");
  /** Without the name of the form. */
  const inForm = (change = "") => change.replace(`${title}: `, "");
  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {!versions && <p role="status">{fault ?? "Loading …"}</p>}
      {versions?.length === 0 && <p>No version of this form was published yet.</p>}
      <ol className="choices">
        {versions?.map(({ commit, date, subject, changes: [first, ...others], value, difference }) => (
          <li key={commit}>
            <details name="version" onToggle={({ currentTarget }) => currentTarget.open && setOpened(commit)}>
              <summary className="choice">
                <strong>
                  {new Date(date).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
                </strong>{" "}
                {inForm(first)}
                {others.length > 0 && `, and ${others.length} more`}
                <span className="note">{subject}</span>
              </summary>
              <div className="changes">
                <p>{difference.length === 0 ? "The same as now." : "It would change:"}</p>
                <ul>
                  {difference.map((change) => (
                    <li key={change}>{inForm(change)}</li>
                  ))}
                </ul>
                {difference.length > 0 && opened === commit && (
                  <Choice file={file} value={value} onChoose={onChoose} />
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

type ChoiceProps = { file: string; value: unknown; onChoose: (value: unknown) => void };

/** A version can be chosen if its records are still right. */
function Choice({ file, value, onChoose }: ChoiceProps) {
  const { answer: faults, fault } = useAnswer<readonly FormFault[]>("check", { file, value });
  const wrong = faults?.find((each) => each.form === file);
  if (!faults || wrong)
    return <p role="status">{wrong ? `No longer fits: ${describeFault(wrong)}` : (fault ?? "Loading …")}</p>;
  return (
    <Button data-main="true" onClick={() => onChoose(value)}>
      Put this version into the form
    </Button>
  );
}
