// Not the index of the package, which imports a validator for its own tests.
import SchemaForm from "@rjsf/core/lib/components/Form.js";
import type { ErrorSchema, ValidatorType } from "@rjsf/utils";
import { useMemo, useRef, useState } from "react";
import type { NumberFormat } from "../../app/format/number-format";
import type { Form } from "../forms/form-schema";
import { formTitle, type NavigationEntry } from "../forms/navigation";
import type { FieldFault } from "../records/refusal";
import { call } from "./api";
import { expectationOf, inOrder } from "./fault-words";
import { FormState } from "./form-context";
import { FieldTemplate, ObjectFieldTemplate, WrapIfAdditionalTemplate } from "./form-templates";
import { ListField } from "./list-field";
import { PaneFoot } from "./pane-foot";
import { addressOf, Sentence } from "./sentence";
import { pathOf } from "./text-input";
import { useRecordForm } from "./use-record-form";
import { VersionsDialog } from "./versions-dialog";
import { widgets } from "./widgets";

type FormPaneProps = {
  entry: NavigationEntry;
  form: Form;
  money: NumberFormat;
  /** The field to open, as a path. */
  target: string | undefined;
  languages: readonly { tag: string; name: string }[];
  onSaved: (() => void) | undefined;
  onRemove: (() => Promise<void>) | undefined;
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
export function FormPane({ entry, form, money, target, languages, onSaved, onRemove }: FormPaneProps) {
  const { file } = entry;
  const record = useRecordForm(file, {
    load: () => call("load", { file }),
    check: (value) => call("check", { file, value }),
    save: (value, base) => call("save", { file, value, base }),
  });
  const { change } = record;
  const shownFaults = useMemo(
    () => inOrder(form.schema, file, record.shownFaults),
    [form.schema, file, record.shownFaults],
  );
  const [hasVersions, setHasVersions] = useState(false);
  const [opened, setOpened] = useState({ path: target, target });
  if (opened.target !== target) setOpened({ path: target, target });
  const faultTitle = useRef<HTMLHeadingElement>(null);
  const faults = useMemo(() => {
    const own = shownFaults.filter((fault) => fault.file === file);
    return new Map(own.map(({ path = [], sentence }) => [path.join("/"), sentence]));
  }, [shownFaults, file]);
  const context = useMemo(() => ({ faults, target: opened, money }), [faults, opened, money]);
  return (
    <FormState value={context}>
      <header className="pane-head">
        <div>
          <h1 className="pane-title">{entry.title}</h1>
          <p className="field-hint">{entry.about}</p>
        </div>
        <div className="pane-tools">
          {languages.map(({ tag, name }) => (
            <a key={tag} className="quiet-button" href={addressOf({ file, tag })}>
              Translate: {name}
            </a>
          ))}
          <button type="button" className="quiet-button" onClick={() => setHasVersions(true)}>
            Earlier versions
          </button>
          {onRemove && (
            <button
              type="button"
              className="quiet-button"
              onClick={() => onRemove().catch((error: Error) => record.say(error.message))}
            >
              Remove this page
            </button>
          )}
        </div>
      </header>
      {shownFaults.length > 0 && (
        <section className="faults" aria-label="To correct">
          <h2 ref={faultTitle} tabIndex={-1} className="record-title">
            {shownFaults.length === 1 ? "One thing to correct" : `${shownFaults.length} things to correct`}
          </h2>
          <ul>
            {shownFaults.map((fault) => (
              <li key={`${fault.where} ${fault.sentence}`}>
                <FaultLine
                  fault={fault}
                  isOwn={fault.file === file}
                  onOpen={(path) => setOpened({ path, target })}
                />
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
            if (opened.path !== undefined) setOpened({ path: undefined, target });
            change(formData, pathOf(id));
          }}
        >
          {/* Without a button to submit. */}
          <span hidden />
        </SchemaForm>
      )}
      <PaneFoot record={record} onSaved={onSaved} onRefused={() => faultTitle.current?.focus()} />
      {hasVersions && (
        <VersionsDialog
          entry={entry}
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

type FaultLineProps = { fault: FieldFault; isOwn: boolean; onOpen: (path: string) => void };

/** Leads to the field, in this form or in another one. */
function FaultLine({ fault: { file, path = [], where = "", sentence }, isOwn, onOpen }: FaultLineProps) {
  if (!file || where === "") return <Sentence text={sentence} />;
  const expected = expectationOf(sentence).replaceAll(
    /([\w-]+)\.yaml/g,
    (name, each) => formTitle(each) ?? name,
  );
  const words = `${where}: ${expected}`;
  if (!isOwn)
    return (
      <>
        In another form, first: <a href={addressOf({ file, path })}>{words}</a>
      </>
    );
  return (
    <button type="button" className="fault-link" onClick={() => onOpen(path.join("/"))}>
      {words}
    </button>
  );
}
