import { useEffect, useState } from "react";
import type { NavigationEntry } from "../forms/navigation";
import type { FileVersion } from "../publish/git";
import { call } from "./api";
import { Dialog } from "./dialog";

type Version = { value: unknown; changes: readonly string[] };

/** The versions of a file that were published, and how each differs from the file now. */
export function VersionsDialog({
  entry: { file, title },
  onChoose,
  onClose,
}: {
  entry: NavigationEntry;
  onChoose: (value: unknown) => void;
  onClose: () => void;
}) {
  const [versions, setVersions] = useState<readonly FileVersion[]>();
  const [shown, setShown] = useState<Version & { commit: string }>();
  const [message, setMessage] = useState("");
  useEffect(() => {
    call<FileVersion[]>("versions", { file }).then(setVersions, (error: Error) => setMessage(error.message));
  }, [file]);
  /** Without the name of the form. */
  const inForm = (change = "") => change.replace(`${title}: `, "");
  function show(commit: string) {
    call<Version>("version", { file, commit }).then(
      (version) => setShown({ ...version, commit }),
      (error: Error) => setMessage(error.message),
    );
  }
  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {message && <p className="field-fault">{message}</p>}
      {versions?.length === 0 && <p>No version of this form was published yet.</p>}
      <ol className="choices">
        {versions?.map(({ commit, date, subject, changes: [first, ...others] }) => (
          <li key={commit}>
            <button
              type="button"
              className="choice"
              aria-expanded={shown?.commit === commit}
              onClick={() => show(commit)}
            >
              <strong>
                {new Date(date).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
              </strong>{" "}
              {inForm(first)}
              {others.length > 0 && `, and ${others.length} more`}{" "}
              <span className="field-hint">{subject}</span>
            </button>
            {shown?.commit === commit && (
              <div className="version">
                <p>
                  {shown.changes.length === 0
                    ? "The same as now."
                    : "What this version would change in the form:"}
                </p>
                <ul>
                  {shown.changes.map((change) => (
                    <li key={change}>{inForm(change)}</li>
                  ))}
                </ul>
                {shown.changes.length > 0 && (
                  <button type="button" className="main-button" onClick={() => onChoose(shown.value)}>
                    Put this version into the form
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
