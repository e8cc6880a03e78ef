// @vitest-environment node
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { contentFolder } from "../../site/project-folder";
import { temporaryFolder } from "../../site/temporary-folder";
import { RecordStore } from "./record-store";

const name = "texts/impressum";
let folder: string;
let store: RecordStore;

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(contentFolder, folder, { recursive: true });
  store = new RecordStore(folder);
});

const stored = (file = name) => readFileSync(join(folder, `${file}.md`), "utf8");

/** The form with other values. */
function changed(file: string, change: object) {
  return { ...(store.load(file) as object), ...change };
}

function save(file: string, change: object) {
  store.save(file, changed(file, change), store.load(file));
}

test("a text that is saved unchanged stays as it is; a change is written, and nothing else", () => {
  writeFileSync(join(folder, `${name}.md`), stored().replace("menu:", "# The column\nmenu:"));
  const before = stored();
  save(name, {});
  expect(stored()).toBe(before);
  save(name, { title: "Über uns selbst" });
  expect(stored()).toBe(before.replace("title: Impressum", "title: Über uns selbst"));
  const { body } = store.load(name) as { body: string };
  save(name, { body: `${body}\n\n## Ende\n` });
  expect(stored()).toMatch(/\n# The column\nmenu: [\s\S]+25\.000 €\.\n\n## Ende\n$/);
});

test("a new text is written with its head, and found at once", () => {
  const file = "texts/hilfe/neu";
  const form = { title: "Neu: alles", description: "Kurz", menu: "", body: "Ein [Link](/hilfe)." };
  save(file, form);
  expect(stored(file)).toBe('---\ntitle: "Neu: alles"\ndescription: Kurz\n---\n\nEin [Link](/hilfe).\n');
  expect(store.load(file)).toMatchObject({ title: "Neu: alles", body: "Ein [Link](/hilfe)." });
  expect(store.texts()).toContain(file);
});

test("a text is translated in a file of its own", () => {
  const file = `languages/ur/${name}`;
  mkdirSync(join(folder, "languages/ur"), { recursive: true });
  const form = { title: "Naam", description: "Kurz", body: "Text." };
  save(file, form);
  expect(stored(file)).toBe("---\ntitle: Naam\ndescription: Kurz\n---\n\nText.\n");
  const other = "languages/ur/texts/unbekannt";
  expect(() => save(other, form)).toThrow("Nothing was saved");
});

test.each([
  [{ body: "<b>a</b>" }, "HTML is not read"],
  [{ body: "[a](/nirgends)" }, '"/nirgends" leads nowhere'],
  [{ body: "![a](nichts.png)" }, '"nichts.png" leads nowhere'],
  [{ title: "" }, "title is missing"],
])("%j is refused in words, and nothing is written", (change, sentence) => {
  const before = stored();
  expect(() => save(name, change)).toThrow("Nothing was saved");
  const [fault] = store.check(name, changed(name, change));
  expect(fault?.message).toContain(sentence);
  expect(stored()).toBe(before);
});

test("a new text whose address is taken is refused", () => {
  const form = { title: "VPS", description: "Kurz", body: "a" };
  const vps = "texts/vps";
  expect(store.check(vps, form)[0]?.message).toContain("/vps is an address that the site has already");
  expect(() => save(vps, form)).toThrow("Nothing was saved");
  expect(existsSync(join(folder, "texts/vps.md"))).toBe(false);
});

test("a text is removed with its translations, but not while a link leads to it", () => {
  const translation = join(folder, "languages/ur/texts/impressum.md");
  mkdirSync(join(folder, "languages/ur/texts"), { recursive: true });
  writeFileSync(translation, stored());
  store.removeText(name);
  expect([existsSync(join(folder, `${name}.md`)), existsSync(translation)]).toEqual([false, false]);
  expect(() => store.removeText("texts/hilfe/sicherung")).toThrow(
    /^It was not removed, because it is used in .+/,
  );
  expect(existsSync(join(folder, "texts/hilfe/sicherung.md"))).toBe(true);
});
