// @vitest-environment node
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { contentFolder } from "../../site/project-folder";
import { temporaryFolder } from "../../site/temporary-folder";
import { RecordStore } from "./record-store";
import { Refusal } from "./refusal";
import { acceptTranslation, saveTranslations, translatedTexts } from "./translations";

const tag = "pl";
const file = "careers";
let store: RecordStore;

beforeEach(() => {
  const folder = temporaryFolder();
  cpSync(contentFolder, folder, { recursive: true });
  mkdirSync(join(folder, "languages", tag), { recursive: true });
  const values = "  - { id: one, title: Eins, text: Erster }\n  - { id: two, title: Zwei, text: Zweiter }\n";
  writeFileSync(join(folder, `${file}.yaml`), `perks: []\nvalues:\n${values}`);
  store = new RecordStore(folder);
});

const stored = () => readFileSync(join(store.folder, `languages/${tag}/${file}.yaml`), "utf8");

test("the texts of a file are listed in their order, with the translations that there are", () => {
  saveTranslations(store, tag, file, [{ path: ["values", 1, "title"], own: "Dwa" }]);
  expect(stored()).toBe("values:\n  - id: two\n    title: Dwa\n");
  expect(translatedTexts(store, tag, file).map(({ text, own }) => [text, own])).toEqual([
    ["Eins", undefined],
    ["Erster", undefined],
    ["Zwei", "Dwa"],
    ["Zweiter", undefined],
  ]);
});

test("a translation is changed and removed where it is, whatever the order of the records", () => {
  writeFileSync(
    join(store.folder, `languages/${tag}/${file}.yaml`),
    "values:\n  # second\n  - id: two\n    title: Dwa\n    text: Drugi\n",
  );
  saveTranslations(store, tag, file, [
    { path: ["values", 1, "title"], own: "Druga" },
    { path: ["values", 1, "text"], own: "" },
    { path: ["values", 0, "title"], own: "Jeden" },
  ]);
  expect(stored()).toBe(
    "values:\n  # second\n  - id: two\n    title: Druga\n  - id: one\n    title: Jeden\n",
  );
});

test("a translation with an unknown value is refused, and nothing is written", () => {
  saveTranslations(store, tag, file, [{ path: ["values", 0, "title"], own: "Jeden" }]);
  const before = stored();
  const wrong = [{ path: ["values", 0, "title"], own: "{brand.nothing}" }];
  expect(() => saveTranslations(store, tag, file, wrong)).toThrow("{brand.nothing} is not in the text");
  expect(stored()).toBe(before);
});

test("what is removed goes from the translations too, and a translation keeps no value that its text lost", () => {
  const path = ["values", 0, "title"];
  saveTranslations(store, tag, file, [
    { path, own: "Jeden" },
    { path: ["values", 1, "title"], own: "Dwa" },
  ]);
  const base = store.load(file) as { values: Record<string, unknown>[] };
  store.save(file, { ...base, values: base.values.slice(1) }, base);
  expect(stored()).toBe("values:\n  - id: two\n    title: Dwa\n");

  store.save(file, base, store.load(file));
  expect(stored()).toBe("values:\n  - id: one\n    title: Jeden\n  - id: two\n    title: Dwa\n");

  const [second] = base.values;
  const withValue = { ...base, values: [{ ...second, title: "Bei {brand.name}" }] };
  store.save(file, withValue, store.load(file));
  saveTranslations(store, tag, file, [{ path, own: "W {brand.name}" }]);
  const change = () => store.save(file, base, withValue);
  expect(change).toThrow("Change the translation first");
  expect(store.load(file)).toEqual(withValue);
});

test("a text that has changed since it was translated is marked until its translation is changed or accepted", () => {
  const path = ["values", 0, "title"];
  const isStale = () => translatedTexts(store, tag, file)[0]?.isStale;
  const changeText = (title: string) =>
    writeFileSync(
      join(store.folder, `${file}.yaml`),
      `perks: []\nvalues:\n  - { id: one, title: ${title}, text: Erster }\n`,
    );
  saveTranslations(store, tag, file, [{ path, own: "Jeden" }]);
  expect(isStale()).toBe(false);
  changeText("Einer");
  expect(isStale()).toBe(true);
  saveTranslations(store, tag, file, [{ path, own: "Jedynka" }]);
  expect(isStale()).toBe(false);
  changeText("Eines");
  expect(isStale()).toBe(true);
  acceptTranslation(store, tag, "careers.values.one.title");
  expect(isStale()).toBe(false);
});

test("while the list of translations is a link, nothing is saved, and what it leads to stays as it is", () => {
  const outside = join(temporaryFolder(), "profile");
  const list = join(store.folder, `languages/${tag}/sources.json`);
  const path = ["values", 0, "title"];
  const save = () => saveTranslations(store, tag, file, [{ path, own: "Jeden" }]);
  writeFileSync(outside, "{}");
  symlinkSync(outside, list);
  expect(save).toThrow(
    new Refusal(`content/languages/${tag}/sources.json: this is a link: put the file itself there.`),
  );
  expect(existsSync(join(store.folder, `languages/${tag}/${file}.yaml`))).toBe(false);
  rmSync(list);
  save();
  rmSync(list);
  symlinkSync(outside, list);
  expect(() => acceptTranslation(store, tag, "careers.values.one.title")).toThrow("is a link");
  expect(readFileSync(outside, "utf8")).toBe("{}");
});
