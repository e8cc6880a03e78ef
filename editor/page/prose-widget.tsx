import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useRef, useState } from "react";
import { call } from "./api";
import { TextInput, useDescription } from "./text-input";
import { ValuesDialog } from "./values-dialog";

const noBreakSpace = /[\u00a0\u202f]/;

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
      {noBreakSpace.test(text) && <NoBreakSpaces text={text} />}
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

/** Spaces at which a line does not break look like others. */
function NoBreakSpaces({ text }: { text: string }) {
  const parts = text.split(noBreakSpace);
  return (
    <p className="field-note">
      Does not break at:{" "}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
        <span key={index}>
          {index > 0 && <mark className="no-break">␣</mark>}
          {index === 0
            ? part.slice(-24)
            : part.length > 48
              ? `${part.slice(0, 20)} … ${part.slice(-20)}`
              : part}
        </span>
      ))}
    </p>
  );
}

/** What a page shows for a text with values in braces. */
function FilledText({ text }: { text: string }) {
  const [filled, setFilled] = useState<{ text: string; fault?: string }>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      call<{ text: string; fault?: string }>("fill", { text }).then(
        (result) => isCurrent && setFilled(result),
        () => {},
      );
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (!filled || filled.fault) return null;
  return <p className="field-note">On the page: {filled.text}</p>;
}
