import type { ErrorSchema, FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { addLabel } from "../forms/label-of";
import { Button } from "./button";
import { Filled } from "./filled";
import type { FormContext } from "./form-pane";
import "./form.css";
import type { Place } from "./place";

/** Whether a part of the form is open. It opens when a field in it is the one to open. */
export function useOpen(path: string, place: Place, isOpenAtFirst = false) {
  const isTarget = `${place.field}/`.startsWith(`${path}/`);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || isTarget);
  const [openedFor, setOpenedFor] = useState(place);
  if (place !== openedFor) {
    setOpenedFor(place);
    if (isTarget) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

/** A field with its label, hint and fault. Records and lists have headings of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, schema, required, rawDescription, rawErrors, fieldPathId, uiSchema } = props;
  const { place }: FormContext = props.registry.formContext;
  const element = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    if (place.field !== fieldPathId.path.join("/")) return;
    element.current?.scrollIntoView({ block: "center" });
    element.current
      ?.querySelector<HTMLElement>("input, textarea, select, button, [contenteditable]")
      ?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the field is asked for.
  useEffect(focus, [place]);
  const isAdditional = "__additional_property" in schema;
  const hasLabel = schema.type === "string";
  return (
    <div
      ref={element}
      className="field"
      data-fault={hasLabel && rawErrors !== undefined}
      data-widget={uiSchema?.["ui:widget"]}
    >
      {isAdditional && <OtherName {...props} />}
      {hasLabel && !isAdditional && (
        <label className="field-label" htmlFor={id}>
          {label}
          {!required && <span className="field-optional"> (optional)</span>}
        </label>
      )}
      {children}
      {hasLabel && rawDescription && (
        <p className="note" id={`${id}-hint`}>
          {rawDescription} <LetterCount text={String(props.formData ?? "")} hint={rawDescription} />
        </p>
      )}
      {rawErrors && (
        <p className="fault" id={`${id}-fault`}>
          {rawErrors.join(" ")}
        </p>
      )}
    </div>
  );
}

/** How many letters the text has on the page, once there are nearly as many as its hint allows. */
function LetterCount({ text, hint }: { text: string; hint: string }) {
  const most = Number(/(\d+) characters/.exec(hint)?.[1]);
  const count = (shown: string) => (
    <span className={shown.length > most ? "warning" : ""}>{`Now ${shown.length} of ${most}.`}</span>
  );
  return <Filled text={text}>{(shown) => shown.length > most * 0.8 && count(shown)}</Filled>;
}

/** The name of a field that the owner chooses. */
function OtherName({ label, onKeyRenameBlur, onRemoveProperty }: FieldTemplateProps) {
  return (
    <div className="bar">
      <label className="field-label">
        Name
        <input className="input" defaultValue={label} onBlur={onKeyRenameBlur} />
      </label>
      <Button onClick={onRemoveProperty}>Remove {label}</Button>
    </div>
  );
}

/** A form with more records than this begins with all of them closed. */
const mostOpen = 2;

/** The fields of a record; one in another record is a section, which opens. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, errorSchema, onAddProperty, registry } = props;
  const { place }: FormContext = registry.formContext;
  const { path } = fieldPathId;
  const sections = Object.values(registry.rootSchema.properties ?? {}).filter(isRecord);
  const isLong = path.length === 1 && sections.length > mostOpen;
  const [isOpen, setIsOpen] = useOpen(path.join("/"), place, !isLong);
  const fields = (
    <div className="record">
      {properties.map(({ content }) => content)}
      {schema.additionalProperties && <Button onClick={onAddProperty}>{addLabel(title)}</Button>}
    </div>
  );
  const isSection = path.length > 0 && typeof path.at(-1) === "string";
  if (!isSection) return fields;
  return (
    <details
      className="section"
      data-fault={hasFault(errorSchema)}
      open={isOpen}
      onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.currentTarget.open)}
    >
      <summary className="section-head">
        <h2 className="section-title">{title}</h2>
        {description && <span className="note">{description}</span>}
      </summary>
      {isOpen && fields}
    </details>
  );
}

/** Where a value was right again the form leaves empty places. */
export function hasFault(errors: ErrorSchema = {}): boolean {
  return Object.values(errors).some((each) => (Array.isArray(each) ? each.length > 0 : hasFault(each)));
}

function isRecord(schema: unknown): boolean {
  return (schema as { type?: unknown }).type === "object";
}
