import type { WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import { TextInput, useDescription } from "./text-input";
import { useAnswer } from "./use-answer";
import { ValuesDialog } from "./values-dialog";

/** They look like other spaces. */
const noBreakSpaces = /[\u00a0\u202f]/g;

/** A text; one that visitors read may have values in braces. */
export function ProseWidget({ id, value, onChange, options }: WidgetProps) {
  const { isProse, lines } = options as { isProse?: boolean; lines?: boolean };
  const [isChoosing, setIsChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = String(value ?? "");
  const description = useDescription(id);
  if (!isProse && !lines) return <TextInput id={id} value={text} onChange={onChange} />;
  const rows = Math.max(lines ? 6 : 1, text.split("\n").length, Math.ceil(text.length / 58));
  return (
    <div className="prose">
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={rows}
        value={text}
        onChange={(event) => onChange(lines ? event.target.value : event.target.value.replaceAll("\n", " "))}
        {...description}
      />
      {isProse && (
        <button
          type="button"
          className="value-button"
          title="Insert a value of the records"
          aria-label="Insert a value"
          onClick={() => setIsChoosing(true)}
        >
          {"{ }"}
        </button>
      )}
      {text.search(noBreakSpaces) >= 0 && (
        <p className="field-note">No line breaks at ␣: {text.replaceAll(noBreakSpaces, "␣")}</p>
      )}
      {/\{[\w.-]/.test(text) && <FilledText text={text} />}
      {isChoosing && (
        <ValuesDialog
          onClose={() => setIsChoosing(false)}
          onChoose={(name) => {
            const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
            onChange(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
            setIsChoosing(false);
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** What a page shows for a text with values in braces. */
function FilledText({ text }: { text: string }) {
  const { answer: filled } = useAnswer<{ text: string; fault?: string }>("fill", { text }, 300);
  if (!filled || filled.fault) return null;
  return <p className="field-note">On the page: {filled.text}</p>;
}
