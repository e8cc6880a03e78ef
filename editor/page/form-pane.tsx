// Not the index of the package, which imports a validator for its own tests.
import SchemaForm from "@rjsf/core/lib/components/Form.js";
import { type ErrorSchema, ErrorSchemaBuilder, type ValidatorType } from "@rjsf/utils";
import { useEffect, useMemo, useRef, useState } from "react";
import { createFormat, type Format } from "../../site/format";
import type { FormFault } from "../forms/form-faults";
import type { Form } from "../forms/form-schema";
import type { NavigationEntry } from "../forms/navigation";
import type { EditorConfig } from "../server/editor-config";
import { call } from "./api";
import { Button } from "./button";
import { FieldTemplate, ObjectFieldTemplate } from "./form-templates";
import { ListField } from "./list-field";
import { PaneFoot } from "./pane-foot";
import { addressOf, openAddress, type Place } from "./place";
import { pathOf } from "./text-input";
import { useRecordForm } from "./use-record-form";
import { VersionsDialog } from "./versions-dialog";
import { widgets } from "./widgets";

type FormPaneProps = {
  entry: NavigationEntry;
  form: Form;
  money: EditorConfig["money"];
  place: Place;
  languages: readonly { tag: string; name: string }[];
  onSaved: (() => void) | undefined;
  onRemove: (() => Promise<void>) | undefined;
};

/** What the parts of a form need besides their own values: `registry.formContext`. */
export type FormContext = { place: Place; format: Format };

/** Faults come from the server, which knows all records: the form itself checks nothing. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} as ErrorSchema }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  reset: () => {},
};

const templates = { FieldTemplate, ObjectFieldTemplate };
const fields = { list: ListField };
const defaults = { emptyObjectFields: "skipDefaults", arrayMinItems: { populate: "never" } } as const;

/** The form of one file. */
export function FormPane({ entry, form, money, place, languages, onSaved, onRemove }: FormPaneProps) {
  const { file } = entry;
  const record = useRecordForm(file, {
    load: () => call("load", { file }),
    check: (value) => call("check", { file, value }),
    save: (value, base) => call("save", { file, value, base }),
  });
  const { change, shownFaults } = record;
  const [hasVersions, setHasVersions] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const faultTitle = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save that was refused.
  useEffect(() => faultTitle.current?.focus(), [refusals]);
  const context = useMemo(() => ({ place, format: createFormat(money) }), [place, money]);
  const errors = new ErrorSchemaBuilder();
  for (const fault of shownFaults)
    if (fault.form === file) errors.addErrors(`${fault.message}.`, fault.path.map(String));

  async function save() {
    if (await record.save()) onSaved?.();
    // Once the faults are shown.
    else setRefusals((count) => count + 1);
  }
  return (
    <>
      <header className="bar pane-head">
        <div>
          <h1 className="pane-title">{entry.title}</h1>
          <p className="note">{entry.about}</p>
        </div>
        <div className="bar">
          {languages.map(({ tag, name }) => (
            <a key={tag} className="button" href={addressOf({ file, tag })}>
              Translate: {name}
            </a>
          ))}
          <Button onClick={() => setHasVersions(true)}>Earlier versions</Button>
          {onRemove && <Button onClick={() => onRemove().catch(record.say)}>Remove this page</Button>}
        </div>
      </header>
      {shownFaults.length > 0 && (
        <section className="faults" aria-label="To correct">
          <h2 ref={faultTitle} tabIndex={-1} className="record-title">
            {shownFaults.length === 1 ? "One thing to correct" : `${shownFaults.length} things to correct`}
          </h2>
          <ul>
            {shownFaults.map((fault) => (
              <li key={`${fault.where} ${fault.message}`}>
                {fault.form && fault.form !== file && "In another form, first: "}
                <FaultLink fault={fault} />
              </li>
            ))}
          </ul>
          {record.takeTheirs && (
            <div className="bar">
              <Button onClick={save}>Save mine</Button>
              <Button onClick={record.takeTheirs}>Take the others</Button>
            </div>
          )}
        </section>
      )}
      {record.isLoaded && (
        <SchemaForm
          className="form"
          tagName="div"
          schema={form.schema}
          uiSchema={form.uiSchema}
          formContext={context}
          formData={record.value}
          extraErrors={errors.ErrorSchema}
          validator={noValidator}
          noValidate
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={defaults}
          experimental_componentUpdateStrategy="shallow"
          templates={templates}
          widgets={widgets}
          fields={fields}
          onChange={({ formData }, id) => change(formData, pathOf(id))}
        >
          {/* Without a button to submit. */}
          <span hidden />
        </SchemaForm>
      )}
      <PaneFoot record={record} onSave={save} />
      {hasVersions && (
        <VersionsDialog
          entry={entry}
          onClose={() => setHasVersions(false)}
          onChoose={(value) => {
            change(value, "");
            record.say({ message: "This version is in the form. Save keeps it." });
            setHasVersions(false);
          }}
        />
      )}
    </>
  );
}

/** Leads to the field, in this form or in another one. */
export function FaultLink({ fault, onOpen }: { fault: FormFault; onOpen?: () => void }) {
  const { form, path, tag } = fault;
  if (!form) return describeFault(fault);
  const address = addressOf({ file: form, path, tag });
  const open = () => {
    openAddress(address);
    onOpen?.();
  };
  return (
    <a className="fault" href={address} onClick={open}>
      {describeFault(fault)}
    </a>
  );
}

export function describeFault({ where, message }: FormFault): string {
  return `${[where, message].filter(Boolean).join(" – ")}.`;
}
