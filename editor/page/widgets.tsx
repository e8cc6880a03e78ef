import type { WidgetProps } from "@rjsf/utils";
import { useId, useState } from "react";
import { formatMoney, formatNumber } from "../../app/format/number-format";
import { type Colour, contrast } from "../../art/engine/colour";
import { labelOf } from "../forms/label-of";
import { readNumber } from "../forms/numbers";
import { useFormContext } from "./form-context";
import { MarkdownWidget } from "./markdown-widget";
import { PictureWidget } from "./picture-widget";
import { ProseWidget } from "./prose-widget";
import { TextInput, useDescription } from "./text-input";

/** A number or a price, written with a comma or a point; what it is read as is shown. */
function NumberWidget({ id, value, onChange, options }: WidgetProps) {
  const { money } = useFormContext();
  const { isAmount } = options as { isAmount?: boolean };
  const [typed, setTyped] = useState<string>();
  const number = typeof value === "number" ? value : undefined;
  // As it was typed, unless the value is another one since: undo, an earlier version.
  const isAsTyped = typed !== undefined && readNumber(typed) === value;
  const text = isAsTyped || number === undefined ? (typed ?? value) : formatNumber(number, money);
  return (
    <div className="number">
      <TextInput
        id={id}
        inputMode="decimal"
        value={text}
        onChange={(changed) => {
          setTyped(changed);
          onChange(readNumber(changed));
        }}
        onBlur={() => number !== undefined && setTyped(undefined)}
      />
      {number !== undefined && isAmount && <p className="field-note">{formatMoney(number, money)}</p>}
    </div>
  );
}

function FlagWidget({ id, value, onChange }: WidgetProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className="flag"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      {...useDescription(id)}
    />
  );
}

function ChoiceWidget({ id, value, onChange, options }: WidgetProps) {
  const names = options.names as readonly string[];
  const labels = (options.labels ?? {}) as Readonly<Record<string, string>>;
  return (
    <select
      id={id}
      className="input"
      value={String(value ?? "")}
      onChange={(event) => onChange(event.target.value || undefined)}
      {...useDescription(id)}
    >
      <option value="">–</option>
      {[...new Set([...names, ...(value ? [String(value)] : [])])].map((name) => (
        <option key={name} value={name}>
          {labels[name] ?? name.split(".").map(labelOf).join(" › ")}
        </option>
      ))}
    </select>
  );
}

/** One of the known names, or an address that is typed. */
function SuggestionWidget({ id, value, onChange, options }: WidgetProps) {
  const list = useId();
  return (
    <>
      <TextInput id={id} list={list} value={value} onChange={onChange} />
      <datalist id={list}>
        {(options.names as readonly string[]).map((name) => (
          <option key={name} value={name} label={(options.labels as Record<string, string>)?.[name]} />
        ))}
      </datalist>
    </>
  );
}

function DateWidget({ id, value, onChange, options }: WidgetProps) {
  const isOver = options.isLastDay && value && value < new Date().toISOString().slice(0, 10);
  return (
    <>
      <TextInput id={id} type="date" value={value} onChange={onChange} />
      {isOver && <p className="field-warning">This day is over.</p>}
    </>
  );
}

/** A colour, and whether it can be read on the ground of the pages. */
function ColourWidget({ id, value, onChange, options }: WidgetProps) {
  const text = String(value ?? "");
  const { page, least } = options as { page: Colour; least: number };
  const isColour = /^#[0-9a-f]{6}$/i.test(text);
  const ratio = isColour ? contrast(text as Colour, page) : undefined;
  return (
    <div className="colour">
      <TextInput id={id} value={text} onChange={onChange} />
      <input
        type="color"
        className="colour-button"
        aria-label="Choose the colour"
        value={isColour ? text : "#ffffff"}
        onChange={(event) => onChange(event.target.value)}
      />
      {ratio !== undefined && (
        <p className="field-note">
          Contrast with the pages {ratio.toFixed(1)}:1,{" "}
          {ratio >= least ? "easy to read" : `too little: ${least} is needed`}
        </p>
      )}
    </div>
  );
}

export const widgets = {
  prose: ProseWidget,
  number: NumberWidget,
  flag: FlagWidget,
  choice: ChoiceWidget,
  suggestion: SuggestionWidget,
  date: DateWidget,
  colour: ColourWidget,
  picture: PictureWidget,
  markdown: MarkdownWidget,
};
