import { isDeepStrictEqual } from "node:util";
import { contentLeaves } from "../../site/content";
import { fillValues, readValue } from "../../site/fill-values";
import { languageTags } from "../../site/read-files";
import { fieldLabel, joinLabels } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import type { ClickedText } from "../preview/choose-text";
import { describeChanges } from "../publish/describe-changes";
import { contentChanges, type FileVersion, fileVersions, isPushSetUp } from "../publish/git";
import { fileOf, parseFile } from "../records/record-files";
import type { RecordStore } from "../records/record-store";
import { Refusal } from "../records/refusal";
import {
  acceptTranslation,
  saveTranslations,
  type TranslatedText,
  translatedTexts,
} from "../records/translations";
import { editorConfig } from "./editor-config";
import { fieldOfText, hiddenFields, recentContent, search } from "./search";

export type Editor = {
  store: RecordStore;
  /** The folder of the repository. */
  project: string;
  /** The address of the site in development. */
  site: string;
};

type Params = Readonly<Record<string, unknown>>;

/** What the editor's page asks for, by the name of the action. */
const actions: Readonly<Record<string, (editor: Editor, params: Params) => unknown>> = {
  config: ({ store, site }) => editorConfig(store, site),
  load: ({ store }, { file }) => store.load(String(file)),
  check: ({ store }, { file, value }) => store.check(String(file), value),
  save: ({ store }, { file, value, base }) => {
    store.save(String(file), value, base);
    // With what was saved elsewhere meanwhile.
    return store.load(String(file));
  },
  versions: (editor, { file }) => versionsOf(editor, String(file)),
  checkTextName: ({ store }, { file }) => store.checkTextName(String(file)),
  removeText: ({ store }, { file }) => store.removeText(String(file)),
  search: ({ store }, { words }) => search(recentContent(store.folder), String(words)),
  fieldOfText: ({ store }, clicked) => fieldOfText(recentContent(store.folder), clicked as ClickedText),
  fill: ({ store }, { text }) => fill(store, String(text)),
  values: ({ store }) => values(store),
  pictures: ({ store }) => store.pictures(),
  savePicture: ({ store }, { name, content }) =>
    store.savePicture(String(name), Buffer.from(String(content), "base64")),
  removePicture: ({ store }, { name }) => store.removePicture(String(name)),
  changes: ({ project }) =>
    describeChanges(contentChanges(project, isPushSetUp(project) ? "push" : "commit") ?? []),
  translation: ({ store }, { tag, file }) => translatedTexts(store, knownTag(store, tag), String(file)),
  saveTranslation: ({ store }, { tag, file, texts }) =>
    saveTranslations(store, knownTag(store, tag), String(file), texts as TranslatedText[]),
  acceptTranslation: ({ store }, { tag, record }) =>
    acceptTranslation(store, knownTag(store, tag), String(record)),
};

export async function runAction(editor: Editor, action: unknown, params: Params): Promise<unknown> {
  const run = typeof action === "string" && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new Refusal(`The editor does not know the action ${String(action)}.`);
  return (await run(editor, params)) ?? null;
}

/** A text as the page shows it; undefined if it has a value that is not known. */
function fill({ folder }: RecordStore, text: string): unknown {
  const { content, unknown } = fillValues({ ...recentContent(folder), text });
  return unknown.some(({ file }) => file === "text") ? undefined : content.text;
}

/** What a text can say about a whole list. */
const valuesOfList = {
  "monthly.lowest": "The lowest price per month",
  "monthly.highest": "The highest price per month",
  count: "How many there are",
  counted: "How many there are, in words",
};
const longestValue = 80;

/** What can stand in braces, and what it becomes: the lowest prices and numbers of entries first. */
function values({ folder }: RecordStore) {
  const content = recentContent(folder);
  const lists = Object.keys(content).filter((file) => Array.isArray(content[file]));
  const ofLists = lists.flatMap((file) =>
    Object.entries(valuesOfList).map(([name, label]) => {
      return { name: `${file}.${name}`, file, where: joinLabels([formTitle(file) ?? "", label]) };
    }),
  );
  const ofFields = contentLeaves(content)
    .filter(({ file, path }) => !file.includes("/") && !hiddenFields.includes(String(path.at(-1))))
    .map(({ record, file, path }) => {
      const title = formTitle(file) ?? file;
      return { name: record, file, where: fieldLabel(content[file], path, title, title) };
    })
    .sort((one, other) => Number(other.file === "brand") - Number(one.file === "brand"));
  return [...ofLists, ...ofFields]
    .map(({ name, where }) => ({ name, where, value: readValue(content, name).words ?? "" }))
    .filter(({ value }) => value !== "" && value.length < longestValue);
}

/** `changes` is what it changed, in words, and `difference` what it would change in the file now. */
export type FormVersion = Omit<FileVersion, "source"> & {
  value: unknown;
  changes: readonly string[];
  difference: readonly string[];
};

function versionsOf({ store, project }: Editor, file: string): FormVersion[] {
  const { path } = fileOf(file);
  const source = store.source(file);
  const current = store.load(file);
  const versions = fileVersions(project, `content/${path}`);
  return versions.flatMap(({ source: after, ...version }, index) => {
    try {
      const value = parseFile(file, after);
      const changes = describeChanges([{ path, before: versions[index + 1]?.source, after }]);
      const isSame = isDeepStrictEqual(value, current);
      const difference = isSame ? [] : describeChanges([{ path, before: source, after }]);
      return [{ ...version, value, changes, difference }];
    } catch {
      // It could not be read at that time.
      return [];
    }
  });
}

function knownTag({ folder }: RecordStore, tag: unknown): string {
  const known = languageTags(folder).find((each) => each === tag);
  if (!known) throw new Refusal("There is no such language.");
  return known;
}
