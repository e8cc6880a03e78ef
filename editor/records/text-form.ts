import { isObject } from "../../build/content/content";
import { editYaml } from "../../build/content/edit/edit-yaml";
import { type ContentFile, parseContentFile } from "../../build/content/read-content-file";
import { splitText } from "../../build/content/texts/read-text";
import { textPage } from "../../schemas/text-page";
import { text } from "../../schemas/texts";
import { toRecordSchema } from "./record-kinds";

/** The fields of the form: those of the head, and the Markdown under it. */
export const textForm = toRecordSchema(textPage.extend({ body: text.exactOptional() }));

/**
 * The language and the name of a text, "texts/imprint" or "languages/hi/texts/imprint". Only these names are read and
 * written: they are part of a path.
 */
export function textNameOf(file: string): { tag: string; name: string } | undefined {
  const [, tag = "", name] =
    /^(?:languages\/([\w-]+)\/)?(texts\/(?:[a-z0-9-]+\/)?[a-z0-9-]+)$/.exec(file) ?? [];
  return name === undefined ? undefined : { tag, name };
}

export function isTextName(file: string): boolean {
  return textNameOf(file) !== undefined;
}

export const emptyText = "---\n{}\n---\n";

/** The values of the form. */
export function parseTextForm(source: string): Pick<ContentFile, "value" | "faults"> {
  const { head, body } = splitText(source) ?? { head: "", body: source };
  const { value, faults } = parseContentFile(head);
  return { value: { ...(isObject(value) && value), body: body.trim() }, faults };
}

/** The file with these values. What did not change stays as it is. */
export function editText(source: string, values: unknown): string {
  const { head, body: before } = splitText(source) ?? { head: "{}\n", body: "" };
  const { body = "", ...fields } = values as { body?: string };
  const text = body.trim() === before.trim() ? before : `\n${body.trim()}\n`;
  return `---\n${editYaml(head, fields).trimEnd()}\n---\n${text}`;
}
