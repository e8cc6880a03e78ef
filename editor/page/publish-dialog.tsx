import { useEffect, useState } from "react";
import { languageName } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import { post, useAnswer } from "./api";
import { Dialog } from "./dialog";
import { useDrafts } from "./drafts";
import { Sentence } from "./sentence";

/** What changed, then one press; what it does is shown line by line. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const unsaved = useDrafts().map(
    ({ file, tag }) => formTitle(file) + (tag ? ` (${languageName(tag)})` : ""),
  );
  const { answer: changes, fault } = useAnswer<readonly string[]>("changes");
  const [report, setReport] = useState<string>();
  const [running, setRunning] = useState<AbortController>();
  useEffect(() => () => running?.abort(), [running]);
  const add = (text: string) => setReport((before = "") => before + text);

  async function publish() {
    const controller = new AbortController();
    setRunning(controller);
    add("");
    try {
      const { body } = await post("/api/publish", {}, controller.signal);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) add(part.value);
    } catch (error) {
      const stopped = "Stopped. Nothing was published, and nothing of your edits is lost.";
      add(controller.signal.aborted ? stopped : (error as Error).message);
    }
    setRunning(undefined);
  }
  const title =
    changes?.length === 0 ? "Nothing has changed since the last time." : "Changed since the last time:";
  return (
    <Dialog title="Publish" onClose={onClose} isLocked={running !== undefined}>
      {unsaved.length > 0 && <p className="fault">Not saved, and so not published: {unsaved.join(", ")}.</p>}
      {report === undefined ? (
        <>
          <p role="status">{fault ?? (changes ? title : "Loading …")}</p>
          <ul className="changes">
            {changes?.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <button type="button" className="button" data-main="true" disabled={!changes} onClick={publish}>
            Publish now
          </button>
        </>
      ) : (
        <div className="report" role="log">
          <Sentence text={report} onOpen={onClose} />
        </div>
      )}
      {running && (
        <button type="button" className="button" onClick={() => running.abort()}>
          Stop
        </button>
      )}
    </Dialog>
  );
}
