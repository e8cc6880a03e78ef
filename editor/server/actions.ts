import { contentLeaves } from "../../build/content/content-leaves";
import { fillValues, readValue } from "../../build/content/fill-values";
import { placeLabel } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import type { ClickedText } from "../preview/choose-text";
import { describeChanges } from "../publish/describe-changes";
import { contentChanges, fileAt, fileVersions, isPushSetUp } from "../publish/git";
import { checkPicture, pictureName, type Upload } from "../records/pictures";
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
    checkPicture(upload);
    store.savePicture(upload);
    return upload.name;
  },
  removePicture: (store, { name }) => store.removePicture(knownPicture(store, String(name))),
  removeText: (store, { file }) => store.removeText(String(file)),
  versions: (_store, { file }, project) => fileVersions(project, fileOf(String(file)).path),
  version: (store, params, project) => versionOf(store, String(params.file), String(params.commit), project),
  changes: (_store, _params, project) =>
    describeChanges(contentChanges(project, isPushSetUp(project) ? "push" : "commit") ?? []),
  translation: (store, { tag, file }) => translatedTexts(store.folder, knownTag(tag), String(file)),
  saveTranslation: (store, { tag, file, texts }) =>
    saveTranslations(store, knownTag(tag), fileOf(String(file)) && String(file), texts as TranslatedText[]),
  acceptTranslation: (store, { tag, record }) => acceptTranslation(store, knownTag(tag), String(record)),
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

/** An earlier version of a file, and what differs from it now. */
function versionOf(store: RecordStore, file: string, commit: string, project: string) {
  const { path } = fileOf(file);
  const before = fileAt(project, commit, `content/${path}`);
  if (!before) throw new Refusal(`content/${path} is not in that version.`);
  const value = parseForm(file, before.toString("utf8"));
  const after = Buffer.from(store.source(file));
  return { value, changes: describeChanges([{ path, before: after, after: before }]) };
}

function uploadOf({ name, content }: { name: string; content: string }): Upload {
  if (/[\\/]/.test(name)) throw new Refusal(`${name} is no name of a file.`);
  return { name: pictureName(name), source: Buffer.from(content, "base64") };
}

function knownPicture(store: RecordStore, name: string): string {
  if (!store.pictures().includes(name)) throw new Refusal(`There is no picture ${name}.`);
  return name;
}

function knownTag(tag: unknown): string {
  if (typeof tag !== "string" || !/^[\w-]+$/.test(tag)) throw new Refusal("There is no such language.");
  return tag;
}
