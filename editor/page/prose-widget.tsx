import type { WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import { Filled, hasValues } from "./filled";
import { describedBy } from "./text-input";
import { ValuesDialog } from "./values-dialog";

/** They look like other spaces. */
const noBreakSpaces = /[\u00a0\u202f]/g;

/** A text; one that visitors read may have values in braces. */
export function ProseWidget(field: WidgetProps) {
  const { value, onChange, options } = field;
  const { hasValues: canHaveValues, lines } = options as { hasValues?: boolean; lines?: boolean };
  const [isChoosing, setIsChoosing] = useState(false);
  const element = useRef<HTMLTextAreaElement>(null);
  const text = String(value ?? "");
  const hasSpaces = text.search(noBreakSpaces) >= 0;
  const rows = Math.max(lines ? 6 : 1, text.split("\n").length, Math.ceil(text.length / 58));
  return (
    <div className="prose">
      <textarea
        ref={element}
        className="input"
        rows={rows}
        value={text}
        onChange={(event) => onChange(lines ? event.target.value : event.target.value.replaceAll("\n", " "))}
        {...describedBy(field)}
      />
      {canHaveValues && (
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
      {(hasSpaces || hasValues(text)) && (
        <p className="note">
          {hasSpaces ? "On the page, where no line breaks at ␣: " : "On the page: "}
          <Filled text={text}>{(shown) => shown.replaceAll(noBreakSpaces, "␣")}</Filled>
        </p>
      )}
      {isChoosing && (
        <ValuesDialog
          onClose={() => setIsChoosing(false)}
          onChoose={(name) => {
            const { selectionStart = text.length, selectionEnd = text.length } = element.current ?? {};
            onChange(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
            setIsChoosing(false);
            element.current?.focus();
          }}
        />
      )}
    </div>
  );
}
