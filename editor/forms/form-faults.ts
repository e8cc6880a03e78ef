import type { Content } from "../../site/content";
import { type Fault, faultPlace } from "../../site/fault";
import { isText, nameOfFile } from "../../site/texts/text-files";
import { languageName, placeLabel } from "./label-of";
import { formTitle, textNameOf } from "./navigation";

/** Where a fault is in the forms. */
type FormPlace = {
  /** Absent where no form has it, such as for a picture. */
  form?: string;
  /** Of a translation that is no text: its language. */
  tag?: string | undefined;
  /** The labels of the field, or the file if no form has it. */
  where: string;
};

export type FormFault = Fault & FormPlace;

/** Faults with their places in the forms, whose labels `openForm` need not have. */
export function inForms<Found extends Fault>(
  content: Content,
  faults: readonly Found[],
  openForm = "",
): (Found & FormPlace)[] {
  return faults.map((fault) => {
    const name = nameOfFile(fault.file);
    const text = textNameOf(name);
    const [, tag, translated = name] = (!text && /^languages\/([\w-]+)\/(.+)$/.exec(name)) || [];
    const file = text?.name ?? translated;
    const title = isText(file) && !text ? undefined : formTitle(file);
    if (title === undefined) return { ...fault, where: faultPlace(fault) };
    const language = tag ?? text?.tag;
    const label = language ? `${title} (${languageName(language)})` : title;
    // The body of a page of text is one field, and the translations of a file have no address.
    const path = tag ? [] : text ? fault.path.slice(0, 1) : fault.path;
    const form = text ? name : file;
    const where = placeLabel(content[file], path, label, form === openForm && !tag ? "" : label);
    return { ...fault, form, tag, path, where };
  });
}
