import type { FieldProps, RJSFSchema, UiSchema } from "@rjsf/utils";
import { type ComponentType, useEffect, useRef } from "react";
import { addLabel, entryLabel } from "../forms/label-of";
import { ask } from "./ask";
import type { FormContext } from "./form-pane";
import { hasFault } from "./form-templates";
import { copyOf } from "./ids";
import { Row } from "./list-row";
import { addressOf, openAddress } from "./place";

/** A list: each entry is a row that opens, and can be moved, copied and removed. */
export function ListField(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, onChange, registry, errorSchema } = props;
  const { place }: FormContext = registry.formContext;
  const list: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const keys = useKeys(list.length);
  const element = useRef<HTMLFieldSetElement>(null);
  const dragged = useRef<number>(undefined);
  const removed = useRef<number>(undefined);
  const path = fieldPathId.path;
  const items = schema.items as RJSFSchema;
  const { fixedLength } = (uiSchema?.["ui:options"] ?? {}) as { fixedLength?: number };
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const title = schema.title ?? "";
  const set = (next: readonly unknown[]) => onChange(next, path, undefined, "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list is shown without the entry.
  useEffect(() => {
    if (removed.current === undefined) return;
    const rows = element.current?.querySelectorAll<HTMLElement>(":scope > ol > li");
    const next = rows?.[removed.current] ?? element.current;
    next?.querySelector<HTMLElement>("button, input, textarea")?.focus();
    removed.current = undefined;
  }, [list.length]);

  function insert(index: number, entry: unknown = emptyEntry(items)) {
    keys.splice(index, 0, newKey());
    set(list.toSpliced(index, 0, entry));
    openAddress(addressOf({ file: place.file, path: [...path, index] }));
  }
  async function remove(index: number) {
    const question = { title: `Remove “${entryLabel(list, index, title)}”?`, text: "You can undo it." };
    if ((await ask({ ...question, button: "Remove", isDangerous: true })) === undefined) return;
    keys.splice(index, 1);
    removed.current = index;
    set(list.toSpliced(index, 1));
  }
  function move(from: number, to: number) {
    keys.splice(to, 0, ...keys.splice(from, 1));
    set(list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
  }

  return (
    <fieldset ref={element} className="list" aria-label={title}>
      {path.length > 0 && <h2 className="record-title">{title}</h2>}
      {schema.description && <p className="note">{schema.description}</p>}
      <ol className="list-rows">
        {Array.from({ length: fixedLength ?? list.length }, (_, index) => {
          const name = entryLabel(list, index, title);
          const up = { label: `Move ${name} up`, words: "↑", isDisabled: index === 0 };
          const down = { label: `Move ${name} down`, words: "↓", isDisabled: index === list.length - 1 };
          const tools = [
            { ...up, run: () => move(index, index - 1) },
            { ...down, run: () => move(index, index + 1) },
            { label: `Duplicate ${name}`, words: "Copy", run: () => insert(index + 1, copyOf(list[index])) },
            { label: `Add below ${name}`, words: "Add", run: () => insert(index + 1) },
            { label: `Remove ${name}`, words: "✕", run: () => remove(index) },
          ];
          const entryPath = [...path, index];
          return (
            <Row
              key={keys[index] ?? -index}
              entry={list[index]}
              name={name}
              path={entryPath.join("/")}
              context={registry.formContext}
              isPlain={items.type !== "object"}
              hasFault={hasFault(errorSchema?.[index])}
              tools={fixedLength === undefined ? tools : []}
              onDragStart={() => {
                dragged.current = index;
              }}
              onDrop={() => dragged.current !== undefined && move(dragged.current, index)}
            >
              <SchemaField
                {...props}
                name={String(index)}
                schema={{ ...items, title: `${title} ${index + 1}` }}
                uiSchema={uiSchema?.items as UiSchema}
                formData={list[index]}
                errorSchema={errorSchema?.[index] ?? {}}
                fieldPathId={{ $id: `${fieldPathId.$id}_${index}`, path: entryPath }}
                required
              />
            </Row>
          );
        })}
      </ol>
      {fixedLength === undefined && (
        <button type="button" className="button add-button" onClick={() => insert(list.length)}>
          {addLabel(title)}
        </button>
      )}
    </fieldset>
  );
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** Keys of rows, which stay with their entries when the list changes its order. */
function useKeys(length: number): number[] {
  const { current: keys } = useRef<number[]>([]);
  while (keys.length < length) keys.push(newKey());
  keys.length = length;
  return keys;
}

/** With an id that is filled in from the title. */
function emptyEntry(schema: RJSFSchema): unknown {
  if (schema.type !== "object") return "";
  const field = ["slug", "id"].find((name) => schema.properties?.[name]);
  return field ? { [field]: "" } : {};
}
