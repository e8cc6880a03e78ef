import { useEffect, useRef, useState } from "react";
import { languageName } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import type { PublishFinding, PublishResult } from "../publish/publish";
import { post, useAnswer } from "./api";
import { ask } from "./ask";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { useDrafts } from "./drafts";
import { FaultLink } from "./form-pane";

const stopped = "Nothing was published, and nothing of your edits is lost.";

/** What changed, then one press; what it does is said while it runs, and how it ended. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const unsaved = useDrafts().map(
    ({ file, tag }) => formTitle(file) + (tag ? ` (${languageName(tag)})` : ""),
  );
  const { answer: changes, fault } = useAnswer<readonly string[]>("changes");
  const [step, setStep] = useState("");
  const [result, setResult] = useState<PublishResult>();
  const [running, setRunning] = useState<AbortController>();
  useEffect(() => () => running?.abort(), [running]);

  async function publish(anyway: boolean) {
    const controller = new AbortController();
    setRunning(controller);
    setResult(undefined);
    setStep("Starting …");
    const ended = await run(anyway, controller.signal).catch(({ message }: Error) => message);
    const reason = controller.signal.aborted ? stopped : String(ended);
    const failed = { isDone: false, title: "Not published", lines: [reason], findings: [] };
    setResult(typeof ended === "string" ? failed : ended);
    setRunning(undefined);
  }
  const title =
    changes?.length === 0 ? "Nothing has changed since the last time." : "Changed since the last time:";
  /** Each line that the server sends is a step, or the result. */
  async function run(anyway: boolean, signal: AbortSignal): Promise<PublishResult | string> {
    const { body } = await post("/api/publish", { anyway }, signal);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines.map((each) => JSON.parse(each) as PublishResult | string)) {
        if (typeof line !== "string") return line;
        if (line.endsWith("…")) setStep(line);
      }
    }
    return "The publish ended early: the window that the editor was started in says why.";
  }
  async function publishAnyway() {
    const title = "Publish although the site is not ready? Visitors see what is listed here.";
    if ((await ask({ title, button: "Publish it" })) !== undefined) publish(true);
  }
  return (
    <Dialog title="Publish" onClose={onClose} isLocked={running !== undefined}>
      {result && <Result result={result} onAnyway={publishAnyway} onOpen={onClose} />}
      {running && (
        <>
          <p role="status">{step}</p>
          <Button onClick={() => running.abort()}>Stop</Button>
        </>
      )}
      {unsaved.length > 0 && <p className="fault">Not saved, and so not published: {unsaved.join(", ")}.</p>}
      {!result && !running && (
        <>
          <p role="status">{fault ?? (changes ? title : "Loading …")}</p>
          <ul className="changes">
            {changes?.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Button data-main="true" disabled={!changes} onClick={() => publish(false)}>
            Publish now
          </Button>
        </>
      )}
    </Dialog>
  );
}

type ResultProps = { result: PublishResult; onAnyway: () => void; onOpen: () => void };

function Result({ result: { title, lines, findings }, onAnyway, onOpen }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const list = (level: PublishFinding["level"]) => (
    <ul>
      {findings
        .filter((finding) => finding.level === level)
        .map((finding) => (
          <li key={`${finding.where} ${finding.message}`}>
            <FaultLink fault={finding} onOpen={onOpen} />
          </li>
        ))}
    </ul>
  );
  return (
    <div className="report">
      <h3 ref={heading} tabIndex={-1} className="record-title">
        {title}
      </h3>
      <p className="report-lines">{lines.join("\n").trim()}</p>
      {list("wrong")}
      {findings.some(({ level }) => level === "blocks") && (
        <>
          {list("blocks")}
          <Button onClick={onAnyway}>Publish all the same</Button>
          <h3 className="record-title">To decide</h3>
          {list("look")}
        </>
      )}
    </div>
  );
}
