// Not the index of the package, which imports a validator for its own tests.
import SchemaForm from "@rjsf/core/lib/components/Form.js";
import type { ErrorSchema, ValidatorType } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { NumberFormat } from "../../app/format/number-format";
import type { Form } from "../forms/form-schema";
import type { NavigationEntry } from "../forms/navigation";
import { faultInList } from "./fault-words";
import { FormState } from "./form-context";
import { FieldTemplate, ObjectFieldTemplate, WrapIfAdditionalTemplate } from "./form-templates";
import { ListField } from "./list-field";
import { useRecordForm } from "./use-record-form";
import { useShortcuts } from "./use-shortcuts";
import { VersionsDialog } from "./versions-dialog";
import { widgets } from "./widgets";

type FormPaneProps = {
  entry: NavigationEntry;
  form: Form;
  money: NumberFormat;
  /** The field to open, as a path. */
  target: string | undefined;
  /** Of a page of text that does not exist yet. */
  newTitle: string | undefined;
  languages: readonly { tag: string; name: string }[];
  onSaved: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** Faults come from the server, which knows all records: the form itself checks nothing. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} as ErrorSchema }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  reset: () => {},
};

const templates = { FieldTemplate, ObjectFieldTemplate, WrapIfAdditionalTemplate };
const fields = { list: ListField };
const defaults = { emptyObjectFields: "skipDefaults", arrayMinItems: { populate: "never" } } as const;

/** The form of one file. */
export function FormPane({
  entry,
  form,
  money,
  target,
  newTitle,
  languages,
  onSaved,
  onRemove,
}: FormPaneProps) {
  const record = useRecordForm(entry.file);
  const { isChanged, isSaving, message, shownFaults, change, save, undo, redo } = record;
  const [isSaved, setIsSaved] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  const [opened, setOpened] = useState<string>();

  const isWithoutTitle =
    record.isLoaded && newTitle !== undefined && !(record.value as { title?: string }).title;
  useEffect(() => {
    if (isWithoutTitle) change({ title: newTitle }, "title");
  }, [isWithoutTitle, newTitle, change]);
  const faultList = useRef<HTMLElement>(null);
  const store = useCallback(async () => {
    if (await save()) {
      setIsSaved(true);
      onSaved?.();
    } else requestAnimationFrame(() => faultList.current?.scrollIntoView({ block: "nearest" }));
  }, [save, onSaved]);
  useShortcuts({ save: store, undo, redo });

  const faults = useMemo(
    () => new Map(shownFaults.map(({ path, sentence }) => [(path ?? []).join("/"), sentence])),
    [shownFaults],
  );
  const context = useMemo(
    () => ({ faults, target: opened ?? target, money }),
    [faults, opened, target, money],
  );
  const ownAddress = `#/${entry.file}`;
  const translationAddress = (tag: string) =>
    entry.file.startsWith("texts/") ? `#/languages/${tag}/${entry.file}` : `${ownAddress}?language=${tag}`;
  return (
    <FormState value={context}>
      <header className="pane-head">
        <div>
          <h1 className="pane-title">{entry.title}</h1>
          <p className="field-hint">{entry.about}</p>
        </div>
        <div className="pane-tools">
          {languages.map(({ tag, name }) => (
            <a key={tag} className="quiet-button" href={translationAddress(tag)}>
              Translate: {name}
            </a>
          ))}
          <button type="button" className="quiet-button" onClick={() => setHasVersions(true)}>
            Earlier versions
          </button>
          {onRemove && (
            <button type="button" className="quiet-button" onClick={onRemove}>
              Remove this page
            </button>
          )}
        </div>
      </header>
      {shownFaults.length > 0 && (
        <section ref={faultList} className="faults" aria-label="To correct">
          <ul>
            {shownFaults.map(({ path, sentence }) => (
              <li key={sentence}>
                {path && path.length > 0 ? (
                  <button type="button" className="fault-link" onClick={() => setOpened(path.join("/"))}>
                    {faultInList(record.value, { path, sentence })}
                  </button>
                ) : (
                  sentence
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {record.isLoaded && (
        <SchemaForm
          className="form"
          tagName="div"
          schema={form.schema}
          uiSchema={form.uiSchema}
          formData={record.value}
          validator={noValidator}
          noValidate
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={defaults}
          experimental_componentUpdateStrategy="shallow"
          templates={templates}
          widgets={widgets}
          fields={fields}
          onChange={({ formData }, id) => {
            setOpened(undefined);
            change(formData, pathOf(id));
          }}
        >
          {/* Without a button to submit. */}
          <span hidden />
        </SchemaForm>
      )}
      <footer className="pane-foot">
        <p className="pane-message" role="status" data-fault={shownFaults.length > 0}>
          {message ||
            (isSaving ? "Saving …" : isChanged ? "Changes that are not saved" : isSaved && "Saved.")}
        </p>
        <button type="button" className="quiet-button" disabled={!record.canUndo} onClick={undo}>
          Undo
        </button>
        <button type="button" className="quiet-button" disabled={!record.canRedo} onClick={redo}>
          Redo
        </button>
        <button type="button" className="quiet-button" disabled={!isChanged} onClick={record.discard}>
          Discard
        </button>
        <button type="button" className="main-button" disabled={!isChanged || isSaving} onClick={store}>
          Save
        </button>
      </footer>
      {hasVersions && (
        <VersionsDialog
          file={entry.file}
          onClose={() => setHasVersions(false)}
          onChoose={(value) => {
            change(value, "");
            setHasVersions(false);
          }}
        />
      )}
    </FormState>
  );
}

/** "root_0_monthly" is "0/monthly". */
function pathOf(id: string | undefined): string {
  return (id ?? "").split("_").slice(1).join("/");
}
