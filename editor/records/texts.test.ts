// @vitest-environment node
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { contentFolder } from "../../build/project-folder";
import { temporaryFolder } from "../../build/temporary-folder";
import { textCollections } from "../config/cms-config";
import { runAction } from "../server/backend-actions";
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

test("the editor has a list of texts for content/texts and for each folder in it", () => {
  const lists = textCollections({
    footer: { columns: [{ title: "A" }] },
    "texts/one": {},
    "texts/b/two": {},
  });
  expect(lists.map((list) => list.folder)).toEqual(["content/texts", "content/texts/b"]);
  expect(lists[0]?.fields.find((field) => field.name === "menu")?.options).toEqual(["A"]);
  expect(lists[0]?.fields.find((field) => field.name === "body")?.widget).toBe("markdown");
});

test("a list has the texts of its folder", () => {
  const entries = runAction(store, "entriesByFolder", { folder: "content/texts/hilfe" });
  const paths = (entries as { file: { path: string } }[]).map(({ file }) => file.path);
  expect(paths).toEqual(["index", "sicherung", "umzug"].map((each) => `content/texts/hilfe/${each}.md`));
});

test("a text that is saved unchanged stays as it is; a change is written, and nothing else", () => {
  writeFileSync(join(folder, `${name}.md`), stored().replace("menu:", "# The column\nmenu:"));
  const before = stored();
  const form = store.load(name);
  form.loadedVersion = store.save(name, form);
  expect(stored()).toBe(before);
  form.loadedVersion = store.save(name, { ...form, title: "Über uns selbst" });
  expect(stored()).toBe(before.replace("title: Impressum", "title: Über uns selbst"));
  store.save(name, { ...form, title: "Über uns selbst", body: `${form.body}\n\n## Ende\n` });
  expect(stored()).toMatch(/\n# The column\nmenu: [\s\S]+25\.000 €\.\n\n## Ende\n$/);
});

test("a new text is written with its head, and found at once", () => {
  const dataFiles = [
    {
      path: "content/texts/hilfe/neu.md",
      raw: JSON.stringify({
        title: "Neu: alles",
        description: "Kurz",
        menu: "",
        body: "Ein [Link](/hilfe).",
      }),
    },
  ];
  runAction(store, "persistEntry", { dataFiles });
  expect(stored("texts/hilfe/neu")).toBe(
    '---\ntitle: "Neu: alles"\ndescription: Kurz\n---\n\nEin [Link](/hilfe).\n',
  );
  expect(store.load("texts/hilfe/neu")).toMatchObject({ title: "Neu: alles", body: "Ein [Link](/hilfe)." });
});

test.each([
  [{ body: "<b>a</b>" }, "HTML is not read"],
  [{ body: "[a](/nirgends)" }, '"/nirgends" leads nowhere'],
  [{ body: "![a](nichts.png)" }, '"nichts.png" leads nowhere'],
  [{ title: "" }, "title is missing"],
])("%j is refused with its line, and nothing is written", (change, sentence) => {
  const before = stored();
  expect(() => store.save(name, { ...store.load(name), ...change })).toThrow(
    new RegExp(`^Nothing was saved\\. content/texts/impressum\\.md:\\d+: .*${sentence}`),
  );
  expect(stored()).toBe(before);
});

test("an address without a text is free for a new one", () => {
  const entryAt = (path: string) => runAction(store, "getEntry", { path }) as { data: string };
  expect(entryAt("content/texts/neu.md").data).toBe("");
  expect(entryAt("content/texts/impressum.md").data).toContain("Impressum");
});

test("a new text whose address is taken is refused", () => {
  const form = { title: "VPS", description: "Kurz", body: "a" };
  expect(() => store.save("texts/vps", form)).toThrow("/vps is an address that the site has already");
  expect(existsSync(join(folder, "texts/vps.md"))).toBe(false);
});

test("a text that was changed meanwhile is not overwritten", () => {
  const form = store.load(name);
  writeFileSync(join(folder, `${name}.md`), stored().replace("## Anbieter", "## Betreiber"));
  const before = stored();
  expect(() => store.save(name, { ...form, body: "Anders." })).toThrow("Changed in both places: body");
  expect(stored()).toBe(before);
});

test("a text is removed with its translations, but not while a link leads to it", () => {
  const translation = join(folder, "languages/ur/texts/impressum.md");
  mkdirSync(join(folder, "languages/ur/texts"), { recursive: true });
  writeFileSync(translation, stored());
  runAction(store, "deleteFiles", { paths: [`content/${name}.md`] });
  expect([existsSync(join(folder, `${name}.md`)), existsSync(translation)]).toEqual([false, false]);
  const removal = () => runAction(store, "deleteFiles", { paths: ["content/texts/hilfe/sicherung.md"] });
  expect(removal).toThrow("content/texts/hilfe/sicherung.md was not removed, because it is linked to.");
  expect(existsSync(join(folder, "texts/hilfe/sicherung.md"))).toBe(true);
});

test.each(["content/texts/../brand.md", "content/texts/a/b/c.md", "content/texts/.md", "content/brand.md"])(
  "%s is no text: it is neither read nor written nor removed",
  (path) => {
    for (const action of [
      () => runAction(store, "getEntry", { path }),
      () => runAction(store, "persistEntry", { dataFiles: [{ path, raw: "{}" }] }),
      () => runAction(store, "deleteFiles", { paths: [path] }),
    ])
      expect(action).toThrow(
        /^(There is no form for|.+ is no text|content\/.+ was changed|Nothing was saved)/,
      );
    expect(existsSync(join(folder, "brand.yaml"))).toBe(true);
  },
);
