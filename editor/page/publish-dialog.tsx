import { useEffect, useRef, useState } from "react";
import { languageName } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import { headers, notAnswering } from "./api";
import { Dialog } from "./dialog";
import { drafts } from "./drafts";
import { Sentence } from "./sentence";
import { useAnswer } from "./use-answer";

/** What changed, then one press; what it does is shown line by line. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const unsaved = drafts().map(({ file, tag }) => formTitle(file) + (tag ? ` (${languageName(tag)})` : ""));
  const { answer: changes, fault } = useAnswer<readonly string[]>("changes");
  const [lines, setLines] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const add = (text: string) => setLines((before = "") => before + text);

  async function publish() {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    setLines("");
    try {
      const response = await fetch("/api/publish", { method: "POST", headers, signal: controller.signal });
      if (!response.ok) add((await response.json()).error);
      else {
        const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          add(part.value);
      }
    } catch {
      add(
        controller.signal.aborted
          ? "Stopped. Nothing was published, and nothing of your edits is lost."
          : notAnswering,
      );
    }
    setIsRunning(false);
  }
  return (
    <Dialog title="Publish" onClose={onClose} isLocked={isRunning}>
      {unsaved.length > 0 && (
        <p className="field-fault">Not saved, and so not published: {unsaved.join(", ")}.</p>
      )}
      {lines === undefined ? (
        <>
          <p>
            {fault ??
              (changes?.length === 0
                ? "Nothing has changed since the last time."
                : "What has changed since the last time:")}
          </p>
          <ul className="changes">
            {changes?.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <button type="button" className="main-button" disabled={!changes} onClick={publish}>
            Publish now
          </button>
        </>
      ) : (
        <div className="report" role="log">
          {lines.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
            <p key={index} className="report-line">
              <Sentence text={line} onOpen={onClose} />
            </p>
          ))}
        </div>
      )}
      {isRunning && (
        <button type="button" className="quiet-button" onClick={() => running.current?.abort()}>
          Stop
        </button>
      )}
    </Dialog>
  );
}
