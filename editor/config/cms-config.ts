import type { Content } from "../../build/content/content";
import { contentLeaves } from "../../build/content/content-leaves";
import { type RecordFile, recordFiles } from "../records/record-files";
import { kindOf, type RecordSchema } from "../records/record-kinds";
import { isListFile, listField, versionField } from "../records/translate";
import { type FormField, type FormOptions, formFields, listOptions } from "./form-field";
import { labelOf } from "./label-of";

type FormFile = { name: string; label: string; file: string; fields: FormField[] };
type FormCollection = { name: string; label: string; files: FormFile[]; [option: string]: unknown };

/** A text of the records that is longer than this gets several lines in the form. */
const longTextFrom = 60;

const pagesFolder = "pages/";

/** The forms of all files, generated from the schemas. */
export function formCollections(content: Content, isOnline = false): FormCollection[] {
  const files = Object.entries(recordFiles)
    // Decap CMS by itself reads a record only, and files of one kind.
    .filter(([, { path, schema }]) => !isOnline || (path.endsWith(".yaml") && !isListFile(schema)))
    .map(([name, file]) => formFile(name, file, content, isOnline));
  const isPage = ({ file }: FormFile) => file.startsWith(`content/${pagesFolder}`);
  const options = { format: isOnline ? "yaml" : "json", editor: { preview: false } };
  return [
    { name: "records", label: "Records", ...options, files: files.filter((file) => !isPage(file)) },
    { name: "pages", label: "Texts of pages", ...options, files: files.filter(isPage) },
  ];
}

/** Of the currency, whatever the prices need now. */
function amountDecimals({ brand }: Content): number {
  const { currency: code } = (brand ?? {}) as { currency?: unknown };
  // The editor must open with a wrong one too.
  const currency = Intl.supportedValuesOf("currency").find((each) => each === code) ?? "INR";
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

function formFile(name: string, file: RecordFile, content: Content, isOnline: boolean): FormFile {
  const longTexts = longTextPaths(name, content);
  const isLong = (path: readonly string[]) => longTexts.has(path.join("."));
  const base = name.replace(/^.*\//, "");
  const version: FormField = { name: versionField, label: "Version", widget: "version", required: false };
  const options = { isLong, isOnline, amountDecimals: amountDecimals(content) };
  const fields = rootFields(base, file.schema, options);
  return {
    name: base,
    label: labelOf(base),
    file: `content/${file.path}`,
    fields: isOnline ? fields : [...fields, version],
  };
}

function rootFields(name: string, schema: RecordSchema, options: FormOptions): FormField[] {
  const kind = kindOf(schema);
  if (kind.kind === "list")
    return [{ name: listField, label: labelOf(name), ...listOptions(kind, options, []), required: false }];
  return kind.kind === "record" ? kind.fields.flatMap((field) => formFields(field, options)) : [];
}

/** "questions.answer" for texts like content.questions[0].answer. */
function longTextPaths(file: string, content: Content): Set<string> {
  const long = contentLeaves({ [file]: content[file] }).filter(
    ({ value }) => typeof value === "string" && value.length > longTextFrom,
  );
  return new Set(long.map(({ path }) => path.filter((step) => typeof step === "string").join(".")));
}

/** The configuration of Decap CMS on the owner's computer: the editor's server is its backend. */
export function localConfig(content: Content): object {
  return {
    backend: { name: "proxy", proxy_url: "/api/records" },
    load_config_file: false,
    publish_mode: "simple",
    show_preview_links: false,
    ...mediaConfig,
    collections: formCollections(content),
  };
}

/** The configuration for Decap CMS online. The owner fills in the first lines: see docs/owner.md. */
export function onlineConfig(content: Content): object {
  return {
    backend: { name: "github", repo: "OWNER/REPOSITORY", branch: "main" },
    publish_mode: "editorial_workflow",
    ...mediaConfig,
    collections: formCollections(content, true),
  };
}

const mediaConfig = {
  media_folder: "content/pictures",
  public_folder: "",
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
};
