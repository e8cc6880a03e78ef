import type { FieldProps, RJSFSchema, UiSchema } from "@rjsf/utils";
import { type ComponentType, useRef, useState } from "react";
import { entryLabel } from "../forms/label-of";
import { ask } from "./ask";
import { copyOf } from "./ids";
import { Row } from "./list-row";

/** A list: each entry is a row that opens, and can be moved, copied and removed. */
export function ListField(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, onChange, registry } = props;
  const list: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const keys = useRows(list.length);
  const element = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [added, setAdded] = useState<number>();
  const path = fieldPathId.path;
  const items = schema.items as RJSFSchema;
  const { fixedLength } = (uiSchema?.["ui:options"] ?? {}) as { fixedLength?: number };
  const isPlain = items.type !== "object";
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const title = schema.title ?? "";
  const set = (next: readonly unknown[]) => onChange(next, path, undefined, "");

  function insert(index: number, entry: unknown) {
    keys.insert(index);
    setAdded(index);
    set(list.toSpliced(index, 0, entry));
  }
  async function remove(index: number) {
    const title = `Remove “${entryLabel(list, index)}”? You can undo it.`;
    if ((await ask({ title, button: "Remove" })) === undefined) return;
    keys.remove(index);
    setAdded(undefined);
    set(list.toSpliced(index, 1));
    // On the next entry, or on the button that adds one.
    const next = () =>
      element.current?.querySelectorAll<HTMLElement>(":scope > ol > li, :scope > button")[index];
    requestAnimationFrame(() =>
      (next()?.querySelector<HTMLElement>("button, input, textarea") ?? next())?.focus(),
    );
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= list.length || from === to) return;
    keys.move(from, to);
    set(list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
    setAdded(undefined);
  }

  return (
    <fieldset ref={element} className="list" aria-label={title}>
      {path.length > 0 && <h2 className="record-title">{title}</h2>}
      {schema.description && <p className="field-hint">{schema.description}</p>}
      <ol className="list-rows">
        {Array.from({ length: fixedLength ?? list.length }, (_, index) => {
          const entryPath = [...path, index];
          const name = entryLabel(list, index);
          const tools = [
            [`Move ${name} up`, "↑", () => move(index, index - 1), index === 0],
            [`Move ${name} down`, "↓", () => move(index, index + 1), index === list.length - 1],
            [`Duplicate ${name}`, "Copy", () => insert(index + 1, copyOf(list[index], list))],
            [`Add below ${name}`, "Add", () => insert(index + 1, emptyEntry(items))],
            [`Remove ${name}`, "✕", () => remove(index)],
          ] as const;
          const content = (
            <SchemaField
              {...props}
              name={`${title} ${index + 1}`}
              schema={isPlain ? { ...items, title: `${title} ${index + 1}` } : items}
              uiSchema={uiSchema?.items as UiSchema}
              formData={list[index]}
              fieldPathId={{ $id: `${fieldPathId.$id}_${index}`, path: entryPath }}
              required
              onChange={onChange}
            />
          );
          return (
            <Row
              key={keys.of(index)}
              entry={list[index]}
              name={name}
              path={entryPath.join("/")}
              isPlain={isPlain}
              isNew={added === index}
              tools={fixedLength === undefined ? tools : []}
              onDragStart={() => setDragged(index)}
              onDrop={() => dragged !== undefined && move(dragged, index)}
            >
              {content}
            </Row>
          );
        })}
      </ol>
      {fixedLength === undefined && (
        <button type="button" className="add-button" onClick={() => insert(list.length, emptyEntry(items))}>
          Add to {title}
        </button>
      )}
    </fieldset>
  );
}

/** Keys of rows that stay with their entries when the list changes its order. */
function useRows(length: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return {
    of: (index: number) => keys.current[index] ?? `fixed-${index}`,
    insert: (index: number) => keys.current.splice(index, 0, next.current++),
    remove: (index: number) => keys.current.splice(index, 1),
    move: (from: number, to: number) => keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  };
}

/** With an id that is filled in from the title. */
function emptyEntry(schema: RJSFSchema): unknown {
  if (schema.type !== "object") return "";
  const field = ["slug", "id"].find((name) => schema.properties?.[name]);
  return field ? { [field]: "" } : {};
}
