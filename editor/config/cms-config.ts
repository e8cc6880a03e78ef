import type { Content } from "../../build/content/content";
import { contentLeaves } from "../../build/content/content-leaves";
import { folderOf, isText } from "../../build/content/texts/text-files";
import { type RecordFile, recordFiles } from "../records/record-files";
import { isListFile, listField, versionField } from "../records/translate";
import { type FormField, formFields } from "./form-field";

type FormFile = { name: string; label: string; file: string; fields: FormField[] };
type FormCollection = { name: string; label: string; files: FormFile[]; [option: string]: unknown };
type FolderCollection = {
  name: string;
  label: string;
  folder: string;
  fields: FormField[];
  [option: string]: unknown;
};

const version = { name: versionField, label: "Version", widget: "version", required: false };

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

/** What the checks of a text accept. */
const markdownOptions = {
  widget: "markdown",
  buttons: [
    ...["bold", "italic", "code", "link", "heading-two", "heading-three", "heading-four"],
    ...["quote", "bulleted-list", "numbered-list"],
  ],
  editor_components: ["image", "code-block"],
  required: false,
};

/** A list of texts for content/texts and for each folder in it. Online, Decap CMS itself writes their files. */
export function textCollections(content: Content, isOnline = false): FolderCollection[] {
  const { columns = [] } = (content.footer ?? {}) as { columns?: { title: string }[] };
  const folders = new Set(["", ...Object.keys(content).filter(isText).map(folderOf)]);
  const fields: FormField[] = [
    { name: "title", label: "Title", widget: "string" },
    {
      name: "description",
      label: "Description",
      widget: "text",
      hint: "In search results: 50 to 170 characters.",
    },
    {
      name: "menu",
      label: "Menu",
      widget: "select",
      options: columns.map(({ title }) => title),
      required: false,
      hint: "The column of the footer with a link to the page.",
    },
    { name: "body", label: "Text", ...markdownOptions },
    ...(isOnline ? [] : [version]),
  ];
  return [...folders].map((folder) => ({
    name: `texts${folder && `-${folder}`}`,
    label: `Pages of text${folder && `: ${folder}`}`,
    label_singular: "page",
    folder: `content/texts${folder && `/${folder}`}`,
    extension: "md",
    format: isOnline ? "frontmatter" : "json",
    create: true,
    slug: "{{title}}",
    editor: { preview: false },
    fields,
  }));
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
    collections: [...formCollections(content), ...textCollections(content)],
  };
}

/** The configuration for Decap CMS online. The owner fills in the first lines: see docs/owner.md. */
export function onlineConfig(content: Content): object {
  return {
    backend: { name: "github", repo: "OWNER/REPOSITORY", branch: "main" },
    publish_mode: "editorial_workflow",
    ...mediaConfig,
    collections: [...formCollections(content, true), ...textCollections(content, true)],
  };
}
