import type { Content } from "../../site/content";
import { type Fault, faultPlace } from "../../site/fault";
import { isText, nameOfFile } from "../../site/texts/text-files";
import { fieldLabel } from "./label-of";
import { formOfFile } from "./navigation";

/** Where a fault is in the forms. */
type FormField = {
  /** Absent where no form has it, such as for a picture. */
  form?: string;
  /** Of a translation that is no text: its language. */
  tag?: string | undefined;
  /** The labels of the field, or the file if no form has it. */
  where: string;
};

export type FormFault = Fault & FormField;

/** Faults with their fields in the forms, whose labels `openForm` need not have. */
export function inForms<Found extends Fault>(
  content: Content,
  faults: readonly Found[],
  openForm = "",
): (Found & FormField)[] {
  return faults.map((fault) => {
    const name = nameOfFile(fault.file);
    const found = formOfFile(name);
    if (!found) return { ...fault, where: faultPlace(fault) };
    const { file, title } = found;
    // A text has a form in each language, and its body is one field; the translations of a file have no address.
    const [form, tag] = isText(file) ? [name] : [file, found.tag];
    const path = tag ? [] : isText(file) ? fault.path.slice(0, 1) : fault.path;
    const where = fieldLabel(content[file], path, title, form === openForm && !tag ? "" : title);
    return { ...fault, form, tag, path, where };
  });
}
