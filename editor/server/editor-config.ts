import { namesByField } from "../../site/check-references";
import type { Content } from "../../site/content";
import { type createFormat, formatOf } from "../../site/format";
import { readContent } from "../../site/load-content";
import { languageTags } from "../../site/read-files";
import type { Records } from "../../site/schemas/all-schemas";
import { isLocale } from "../../site/schemas/locale";
import { type Form, formOf } from "../forms/form-schema";
import { labelOf, languageName } from "../forms/label-of";
import { type NavigationGroup, navigation, pictures, textEntry } from "../forms/navigation";
import { fileOf } from "../records/record-files";
import type { RecordStore } from "../records/record-store";

export type EditorConfig = {
  groups: readonly NavigationGroup[];
  forms: Readonly<Record<string, Form>>;
  languages: readonly { tag: string; name: string }[];
  /** The address of the site in development. */
  site: string;
  /** How amounts and numbers are written. */
  money: Parameters<typeof createFormat>[0];
};

/** What the page needs to show the forms. It is made again whenever the page is opened. */
export function editorConfig(store: RecordStore, site: string): EditorConfig {
  const { content } = readContent(store.folder);
  const { locale, currency, priceDigits } = formatOf(content);
  const texts = store.texts().map((file) => textEntry(file, (content[file] as { title?: string })?.title));
  const names = knownNames(content);
  const files = [...navigation.flatMap(({ entries }) => entries.map(({ file }) => file)), "texts/new"];
  const forms = files.map((file) => {
    return [file, formOf(file, fileOf(file).schema, { file, names })] as const;
  });
  return {
    groups: [...navigation, { title: "Pages of text", entries: texts }, pictures],
    forms: Object.fromEntries(forms),
    // Other names of folders stop the build.
    languages: languageTags(store.folder)
      .filter(isLocale)
      .map((tag) => ({ tag, name: languageName(tag) })),
    site,
    money: { locale, currency, wholePrices: priceDigits === 0 },
  };
}

/** The editor must open with wrong records too. */
function knownNames(content: Content): Parameters<typeof formOf>[2]["names"] {
  const records = content as Records;
  const byId = (list: readonly { id: string; label: string }[]) => list.map(({ id, label }) => [id, label]);
  try {
    const labels: Readonly<Record<string, string[][]>> = {
      destination: Object.entries(records.brand.destinations).map(([name, address]) => {
        return [name, `${labelOf(name)}: ${address}`];
      }),
      "games.category": byId(records.games.categories),
      "questions.tab": byId(records["question-topics"].tabs),
    };
    const known = Object.entries(namesByField(records)).map(([field, { names }]) => {
      return [field, { names, labels: Object.fromEntries(labels[field] ?? []) }];
    });
    return {
      ...Object.fromEntries(known),
      menu: { names: records.footer.columns.map(({ title }) => title) },
    };
  } catch {
    return {};
  }
}
