import { join } from "node:path";
import type { Finding } from "../../checks/launch/finding";
import { contentLeaves } from "../../site/content";
import { readContent } from "../../site/load-content";
import { joinLabels, labelOf } from "../forms/label-of";
import { fieldLabel, formTitle } from "../forms/navigation";
import type { FieldFault } from "../records/refusal";

/** `wrong`: the site cannot be built with it. */
export type PublishFinding = FieldFault & { level: Finding["level"] | "wrong" };

/** Findings with the labels of their fields, in place of the names of the records. */
export function findingsInForms(folder: string, findings: readonly Finding[]): PublishFinding[] {
  const { content } = readContent(join(folder, "content"));
  const labels = new Map(
    contentLeaves(content).flatMap(({ file, path, record }) => {
      const label = fieldLabel(content, file, path);
      const steps = record.split(".");
      const first = path.map((step, index) => (step === 0 ? "first" : steps[index + 1]));
      return [
        [steps.slice(0, -1).join("."), fieldLabel(content, file, path.slice(0, -1))],
        [record, label],
        [[file, ...first].join("."), label],
        [`${file}.monthly.lowest`, `${formTitle(file)}: Lowest price per month`],
      ];
    }),
  );
  return findings.map(({ level, file, path, sentence }) => ({
    level,
    file,
    path,
    // The entries of that list are names of fields.
    where: fieldLabel(content, file, path.at(-2) === "sampleFields" ? path.slice(0, -1) : path),
    sentence: sentence
      // The record that it is about is named before it.
      .replace(/^(?!\S+\.yaml)[\w/-]+(\.[\w-]+)+:? /, "")
      .replace(/^[\w., ]+(?= (is|are) made up:)/, (fields) =>
        fields.replaceAll(/[\w.]+/g, (field) => joinLabels(field.split(".").map(labelOf))),
      )
      .replaceAll(/[\w/-]+(\.[\w-]+)+/g, (name) => labels.get(name) ?? name),
  }));
}
