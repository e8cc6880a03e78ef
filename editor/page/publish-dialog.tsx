import { useEffect, useRef, useState } from "react";
import type { NavigationEntry } from "../forms/navigation";
import { call, headers, notAnswering } from "./api";
import { Dialog } from "./dialog";
import { draftFiles } from "./drafts";

type PublishDialogProps = { entries: readonly NavigationEntry[]; onClose: () => void };

/** What changed, then one press; what it does is shown line by line. */
export function PublishDialog({ entries, onClose }: PublishDialogProps) {
  const unsaved = draftFiles().map((file) => entries.find((entry) => entry.file === file)?.title ?? file);
  const [changes, setChanges] = useState<readonly string[]>();
  const [lines, setLines] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    call<string[]>("changes").then(setChanges, () => setChanges([]));
    return () => running.current?.abort();
  }, []);
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
            {changes?.length === 0
              ? "Nothing has changed since the last time."
              : "What has changed since the last time:"}
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
            <ReportLine key={index} line={line} onOpen={onClose} />
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

/** A line that names a file leads to its form. */
function ReportLine({ line, onOpen }: { line: string; onOpen: () => void }) {
  const [whole, file] = /\bcontent\/([\w/-]+)\.(?:yaml|md|json)(?::\d+)?/.exec(line) ?? [];
  if (!whole || !file || file.startsWith("languages/")) return <p className="report-line">{line}</p>;
  const [before = "", after = ""] = line.split(whole);
  return (
    <p className="report-line">
      {before}
      <a href={`#/${file}`} onClick={onOpen}>
        {whole}
      </a>
      {after}
    </p>
  );
}
