import { contentLeaves } from "../../build/content/content";
import { fillValues, readValue } from "../../build/content/fill-values";
import { languageTags } from "../../build/content/read-files";
import { placeLabel } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import type { ClickedText } from "../preview/choose-text";
import { describeChanges } from "../publish/describe-changes";
import { contentChanges, type FileVersion, fileVersions, isPushSetUp } from "../publish/git";
import { pictureName, type Upload } from "../records/pictures";
import { fileOf, parseForm, type RecordStore } from "../records/record-store";
import { Refusal } from "../records/refusal";
import {
  acceptTranslation,
  saveTranslations,
  type TranslatedText,
  translatedTexts,
} from "../records/translations";
import { fieldOfText, recentContent, search } from "./search";

type Params = Readonly<Record<string, unknown>>;

/** What the editor's page asks for, by the name of the action. `project` is the folder of the repository. */
const actions: Readonly<Record<string, (store: RecordStore, params: Params, project: string) => unknown>> = {
  load: (store, { file }) => store.load(String(file)),
  check: (store, { file, value }) => store.check(String(file), value),
  save: (store, { file, value, base }) => store.save(String(file), value, base),
  search: (store, { words }) => search(recentContent(store.folder), String(words)),
  fieldOfText: (store, { clicked }) => fieldOfText(recentContent(store.folder), clicked as ClickedText),
  fill: (store, { text }) => fill(store, String(text)),
  values: (store) => values(store),
  pictures: (store) => store.pictures(),
  savePicture: (store, params) => {
    const upload = uploadOf(params as { name: string; content: string });
    store.savePicture(upload);
    return upload.name;
  },
  removePicture: (store, { name }) => store.removePicture(knownPicture(store, String(name))),
  removeText: (store, { file }) => store.removeText(String(file)),
  versions: (store, { file }, project) => versionsOf(store, String(file), project),
  changes: (_store, _params, project) =>
    describeChanges(contentChanges(project, isPushSetUp(project) ? "push" : "commit") ?? []),
  translation: (store, { tag, file }) => translatedTexts(store.folder, knownTag(store, tag), String(file)),
  saveTranslation: (store, { tag, file, texts }) =>
    saveTranslations(
      store,
      knownTag(store, tag),
      fileOf(String(file)) && String(file),
      texts as TranslatedText[],
    ),
  acceptTranslation: (store, { tag, record }) =>
    acceptTranslation(store, knownTag(store, tag), String(record)),
};

export function runAction(store: RecordStore, action: unknown, params: Params, project: string): unknown {
  const run = typeof action === "string" && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new Refusal(`The editor does not know the action ${String(action)}.`);
  return run(store, params, project) ?? null;
}

/** A text as the page shows it, or why it cannot. */
function fill({ folder }: RecordStore, text: string) {
  const content = recentContent(folder);
  const filled = fillValues({ ...content, text });
  const fault = filled.unknown.find(({ file }) => file === "text");
  return { text: filled.content.text, ...(fault && { fault: fault.sentence }) };
}

/** What can stand in braces, and what it becomes: the lowest prices and numbers of entries first. */
function values({ folder }: RecordStore) {
  const content = recentContent(folder);
  const lists = Object.keys(content).filter((file) => Array.isArray(content[file]));
  const ofLists = lists.flatMap((file) =>
    Object.entries(valuesOfList).map(([name, label]) => ({ name: `${file}.${name}`, file, label })),
  );
  const ofFields = contentLeaves(content)
    .filter(({ file, record }) => !file.includes("/") && !/\.(id|slug|icon|drawing|color)$/.test(record))
    .map(({ record, file, path }) => ({ name: record, file, label: placeLabel(content[file], path) }))
    .sort((one, other) => Number(other.file === "brand") - Number(one.file === "brand"));
  return [...ofLists, ...ofFields]
    .map(({ name, file, label }) => {
      const value = readValue(content, name).words ?? "";
      return { name, where: `${formTitle(file)} › ${label}`, value };
    })
    .filter(({ value }) => value !== "" && value.length < 80);
}

/** What a text can say about a whole list. */
const valuesOfList = {
  "monthly.lowest": "The lowest price per month",
  "monthly.highest": "The highest price per month",
  count: "How many there are",
  countInWords: "How many there are, in words",
};

/** `changes` is what it changed, in words, and `difference` what it would change in the file now. */
export type FormVersion = Omit<FileVersion, "source"> & {
  value: unknown;
  changes: readonly string[];
  difference: readonly string[];
};

function versionsOf(store: RecordStore, file: string, project: string): FormVersion[] {
  const { path } = fileOf(file);
  const current = Buffer.from(store.source(file));
  const versions = fileVersions(project, `content/${path}`);
  return versions.flatMap(({ source, ...version }, index) => {
    try {
      const value = parseForm(file, source.toString("utf8"));
      const changes = describeChanges([{ path, before: versions[index + 1]?.source, after: source }]);
      const difference = describeChanges([{ path, before: current, after: source }]);
      return [{ ...version, value, changes, difference }];
    } catch {
      // It could not be read at that time.
      return [];
    }
  });
}

function uploadOf({ name, content }: { name: string; content: string }): Upload {
  if (/[\\/]/.test(name)) throw new Refusal(`${name} is no name of a file.`);
  return { name: pictureName(name), source: Buffer.from(content, "base64") };
}

function knownPicture(store: RecordStore, name: string): string {
  if (!store.pictures().includes(name)) throw new Refusal(`There is no picture ${name}.`);
  return name;
}

export function knownTag({ folder }: RecordStore, tag: unknown): string {
  const known = languageTags(folder).find((each) => each === tag);
  if (!known) throw new Refusal("There is no such language.");
  return known;
}
