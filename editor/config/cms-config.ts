import type { Content } from "../../build/content/content";
import { contentLeaves } from "../../build/content/content-leaves";
import { type RecordFile, recordFiles } from "../records/record-files";
import { isListFile, listField, versionField } from "../records/translate";
import { type FormField, formFields } from "./form-field";

type FormFile = { name: string; label: string; file: string; fields: FormField[] };
type FormCollection = { name: string; label: string; files: FormFile[]; [option: string]: unknown };

/** A text of the records that is longer than this gets several lines in the form. */
const longTextFrom = 60;

/** The forms of all files, generated from the schemas. */
export function formCollections(content: Content, isOnline = false): FormCollection[] {
  const files = Object.entries(recordFiles)
    // Decap CMS by itself reads a record only, and files of one kind.
    .filter(([, { path, schema }]) => !isOnline || (path.endsWith(".yaml") && !isListFile(schema)))
    .map(([name, file]) => formFile(name, file, content, isOnline));
  const isPage = ({ file }: FormFile) => file.startsWith("content/pages/");
  const options = { format: isOnline ? "yaml" : "json", editor: { preview: false } };
  return [
    { name: "records", label: "Records", ...options, files: files.filter((file) => !isPage(file)) },
    { name: "pages", label: "Texts of pages", ...options, files: files.filter(isPage) },
  ];
}

function formFile(file: string, { path, schema }: RecordFile, content: Content, isOnline: boolean): FormFile {
  const name = file.replace(/^.*\//, "");
  const options = { longTexts: longTextFields(file, content), isOnline, decimals: amountDecimals(content) };
  const [root] = formFields({ name, schema, optional: false }, options) as [FormField];
  const fields = isListFile(schema) ? [{ ...root, name: listField, required: false }] : (root.fields ?? []);
  const version = { name: versionField, label: "Version", widget: "version", required: false };
  return {
    name,
    label: root.label,
    file: `content/${path}`,
    fields: isOnline ? fields : [...fields, version],
  };
}

/** The names of the fields of a file that have long texts. */
function longTextFields(file: string, content: Content): Set<unknown> {
  const long = contentLeaves({ [file]: content[file] }).filter(
    ({ value }) => typeof value === "string" && value.length > longTextFrom,
  );
  return new Set(long.map(({ path }) => path.findLast((step) => typeof step === "string")));
}

/** Of the currency, whatever the prices need now. */
function amountDecimals({ brand }: Content): number {
  const { currency: code } = (brand ?? {}) as { currency?: unknown };
  // The editor must open with a wrong one too.
  const currency = Intl.supportedValuesOf("currency").find((each) => each === code) ?? "INR";
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

const mediaConfig = {
  media_folder: "content/pictures",
  public_folder: "",
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
};

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
