import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  WrapIfAdditionalTemplateProps,
} from "@rjsf/utils";
import { useEffect, useRef } from "react";
import { expectationOf } from "./fault-words";
import { useFormContext, useOpen } from "./form-context";
import "./form.css";
import { Sentence } from "./sentence";

/** A field with its label, hint and fault. Records and lists have headings of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, schema, required, rawDescription, fieldPathId, uiSchema } = props;
  const { faults, target } = useFormContext();
  const path = fieldPathId.path.join("/");
  const sentence = faults.get(path);
  const fault = sentence && expectationOf(sentence);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target.path !== path) return;
    element.current?.scrollIntoView({ block: "center" });
    element.current
      ?.querySelector<HTMLElement>("input, textarea, select, button, [contenteditable]")
      ?.focus();
  }, [target, path]);
  const isAdditional = "__additional_property" in schema;
  const hasLabel = schema.type === "string";
  return (
    <div
      ref={element}
      className="field"
      data-fault={hasLabel && fault !== undefined}
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
        <p className="field-hint" id={`${id}-hint`}>
          {rawDescription}
        </p>
      )}
      {fault && (
        <p className="field-fault" id={`${id}-fault`}>
          <Sentence text={fault} />
        </p>
      )}
    </div>
  );
}

/** The name of a field that the owner chooses. */
function OtherName({ label, onKeyRenameBlur, onRemoveProperty }: FieldTemplateProps) {
  return (
    <div className="other-name">
      <label className="field-label">
        Name
        <input className="input" defaultValue={label} onBlur={onKeyRenameBlur} />
      </label>
      <button type="button" className="quiet-button" onClick={onRemoveProperty}>
        Remove {label}
      </button>
    </div>
  );
}

/** A form with more records than this begins with all of them closed. */
const mostOpen = 2;

/** The fields of a record; one in another record is a section, which opens. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, onAddProperty, registry } = props;
  const { faults } = useFormContext();
  const path = fieldPathId.path.join("/");
  const isSection = path !== "" && typeof fieldPathId.path.at(-1) !== "number";
  const sections = Object.values(registry.rootSchema.properties ?? {}).filter(isRecord);
  const isLong = fieldPathId.path.length === 1 && sections.length > mostOpen;
  const [isOpen, setIsOpen] = useOpen(path, !isLong);
  const fields = (
    <div className="record">
      {properties.map(({ content }) => content)}
      {schema.additionalProperties && (
        <button type="button" className="quiet-button" onClick={onAddProperty}>
          Add to {title}
        </button>
      )}
    </div>
  );
  if (!isSection) return fields;
  const hasFault = [...faults.keys()].some((each) => each.startsWith(`${path}/`));
  return (
    <details
      className="section"
      data-fault={hasFault}
      open={isOpen}
      onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.currentTarget.open)}
    >
      <summary className="section-head">
        <h2 className="section-title">{title}</h2>
        {description && <span className="field-hint">{description}</span>}
      </summary>
      {isOpen && fields}
    </details>
  );
}

function isRecord(schema: unknown): boolean {
  return (schema as { type?: unknown }).type === "object";
}

/** The name of such a field is shown by FieldTemplate. */
export function WrapIfAdditionalTemplate({ children }: WrapIfAdditionalTemplateProps) {
  return children;
}
