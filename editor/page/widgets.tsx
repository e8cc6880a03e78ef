import type { WidgetProps } from "@rjsf/utils";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { type Colour, contrast } from "../../art/engine/colour";
import { labelOf } from "../forms/label-of";
import { readNumber } from "../forms/numbers";
import type { FormContext } from "./form-pane";
import { MarkdownWidget } from "./markdown-widget";
import { PictureWidget } from "./picture-widget";
import { ProseWidget } from "./prose-widget";
import { describedBy, TextInput } from "./text-input";

/** A number or a price, written with a comma or a point; what it is read as is shown. */
function NumberWidget(field: WidgetProps) {
  const { value, onChange, options, registry } = field;
  const { format }: FormContext = registry.formContext;
  const [typed, setTyped] = useState<string>();
  const number = typeof value === "number" ? value : undefined;
  // As it was typed, unless the value is another one since: undo, an earlier version.
  const isAsTyped = typed !== undefined && readNumber(typed) === value;
  const text = isAsTyped || number === undefined ? (typed ?? value) : format.number(number);
  return (
    <div className="bar short-input">
      <TextInput
        field={{ ...field, value: text }}
        inputMode="decimal"
        onChange={(changed) => {
          setTyped(changed);
          onChange(readNumber(changed));
        }}
        onBlur={() => number !== undefined && setTyped(undefined)}
      />
      {number !== undefined && options.isAmount && (
        <p className="note">{number === 0 ? "This is free." : format.money(number)}</p>
      )}
    </div>
  );
}

function FlagWidget(field: WidgetProps) {
  return (
    <input
      type="checkbox"
      className="flag"
      checked={field.value === true}
      onChange={(event) => field.onChange(event.target.checked)}
      {...describedBy(field)}
    />
  );
}

type Names = { names: readonly string[]; labels?: Readonly<Record<string, string>> };

function ChoiceWidget(field: WidgetProps) {
  const { names, labels = {} } = field.options as unknown as Names;
  const value = String(field.value ?? "");
  return (
    <select
      className="input"
      value={value}
      onChange={(event) => field.onChange(event.target.value || undefined)}
      {...describedBy(field)}
    >
      {/* Also a value that is no longer one of the names. */}
      {[...new Set(["", ...names, value])].map((name) => (
        <option key={name} value={name}>
          {labels[name] ?? (name.split(".").map(labelOf).join(" › ") || "–")}
        </option>
      ))}
    </select>
  );
}

/** A line of text, with known names to choose from. */
function TextWidget(field: WidgetProps) {
  const { names = [], labels = {} } = field.options as Partial<Names>;
  const list = useId();
  return (
    <>
      <TextInput field={field} list={list} onChange={field.onChange} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} label={labels[name]} />
        ))}
      </datalist>
      {labels[field.value] && <p className="note">{labels[field.value]}</p>}
    </>
  );
}

/** Browsers give no text for a day that does not exist or is not whole: a text that the server refuses stands for it. */
function dayOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? "no such day" : value;
}

/** Browsers tell neither when a part of a day that does not exist is typed. */
function DateWidget(field: WidgetProps) {
  const element = useRef<HTMLInputElement>(null);
  const value = String(field.value ?? "");
  // Not with `value`: in Firefox that empties the parts of a day while it is typed.
  useEffect(() => {
    const input = element.current;
    if (input && dayOf(input) !== value) input.value = /^\d{4}-\d\d-\d\d$/.test(value) ? value : "";
  }, [value]);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (dayOf(currentTarget) !== value) field.onChange(dayOf(currentTarget));
  };
  const events = { onChange: read, onKeyUp: read, onBlur: read };
  return <input ref={element} type="date" className="input" {...events} {...describedBy(field)} />;
}

/** A colour, and whether it can be read on the ground of the pages. */
function ColourWidget(field: WidgetProps) {
  const { onChange, options } = field;
  const { page, least } = options as { page: Colour; least: number };
  const colour = /^#[0-9a-f]{6}$/i.test(field.value ?? "") ? (field.value as Colour) : undefined;
  const ratio = colour && contrast(colour, page);
  return (
    <div className="bar short-input">
      <TextInput field={field} onChange={onChange} />
      <input
        type="color"
        className="colour-button"
        aria-label="Choose the colour"
        value={colour ?? "#ffffff"}
        onChange={(event) => onChange(event.target.value)}
      />
      {ratio && (
        <p className="note">
          Contrast with the pages {ratio.toFixed(1)}:1,{" "}
          {ratio >= least ? "easy to read" : `too little: ${least} is needed`}
        </p>
      )}
    </div>
  );
}

export const widgets = {
  text: TextWidget,
  prose: ProseWidget,
  number: NumberWidget,
  flag: FlagWidget,
  choice: ChoiceWidget,
  colour: ColourWidget,
  date: DateWidget,
  picture: PictureWidget,
  markdown: MarkdownWidget,
};
