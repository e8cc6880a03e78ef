// @vitest-environment node
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { linesOf } from "../../site/fault-fixture";
import { misplacedFiles } from "../../site/read-translation";
import { recordsCopy, translatedFolder } from "../../site/records-copy-fixture";
import { temporaryFolder } from "../../site/temporary-folder";
import { translationFaults, writeSources } from "./translation-faults";

let folder = "";
beforeEach(() => {
  folder = recordsCopy();
});

function writeText(file: string, lead: string) {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), `perks: []\nvalues:\n  - { id: one, title: ${lead}, text: ${lead} }\n`);
}
const source = "careers.yaml";
const own = "languages/pl/careers.yaml";

function ofCareers(accept = false) {
  const found = translationFaults("pl", accept, folder);
  writeSources("pl", found.sources, folder);
  return linesOf(found).filter((line) => line.includes("careers.yaml:") && !line.includes("pages/"));
}

test("a text without translation is listed with its line", () => {
  writeText(source, "Eins");
  mkdirSync(join(folder, "languages/pl"), { recursive: true });
  expect(ofCareers()).toEqual([
    'content/careers.yaml:3: "Eins" is missing in languages/pl/careers.yaml.',
    'content/careers.yaml:3: "Eins" is missing in languages/pl/careers.yaml.',
  ]);
});

test("a translation of a text that has changed is listed until it is changed or accepted", () => {
  writeText(source, "Eins");
  writeText(own, "Jeden");
  expect(ofCareers()).toEqual([]);
  writeText(source, "Zwei");
  const stale = `content/${own}:3: the text that it translates has changed to "Zwei".`;
  expect(ofCareers()).toEqual([stale, stale]);
  expect(ofCareers()).toEqual([stale, stale]);
  writeText(own, "Dwa");
  expect(ofCareers()).toEqual([]);
  writeText(source, "Drei");
  expect(ofCareers(true)).toEqual([]);
  expect(ofCareers()).toEqual([]);
});

test("ordinals and nouns that only the language has are no fault", () => {
  const folder = translatedFolder("en-GB", {
    "interface.yaml":
      'ordinals: { one: "{day}st", other: "{day}th" }\nnouns: { world: { one: world, other: worlds } }',
  });
  const found = translationFaults("en-GB", false, folder);
  expect(linesOf(found).filter((line) => /ordinals|nouns/.test(line))).toEqual([]);
  expect(Object.keys(found.sources)).toEqual([]);
});

test("with a fault it is the only fault, and the list keeps what it had and has what was translated since", () => {
  writeText(source, "Eins");
  writeText(own, "Jeden");
  ofCareers();
  const list = () => readFileSync(join(folder, "languages/pl/sources.json"), "utf8");
  const before = list();
  writeText(own, "Dwa");
  writeFileSync(join(folder, "languages/pl/vps-plans.yaml"), "- id: tankr");
  const found = translationFaults("pl", false, folder);
  expect(linesOf(found)).toEqual([expect.stringContaining('has no other record "tankr"')]);
  writeSources("pl", found.sources, folder);
  expect(list()).not.toBe(before);
  const changed = list();
  writeFileSync(join(folder, own), "values: [");
  writeSources("pl", translationFaults("pl", false, folder).sources, folder);
  expect(list()).toBe(changed);
});

test("a list that is not what the texts are is out of date until it is written", () => {
  const isCurrent = () => translationFaults("pl", false, folder).isCurrent;
  writeText(source, "Eins");
  writeText(own, "Jeden");
  expect(isCurrent()).toBe(false);
  ofCareers();
  expect(isCurrent()).toBe(true);
  // Known by the list.
  writeText(source, "Zwei");
  expect(isCurrent()).toBe(true);
  writeText(own, "Dwa");
  expect(isCurrent()).toBe(false);
});

test.each(["<<<<<<< HEAD\n{}", "[1]", '{ "a": 1 }', "null"])("the list %j cannot be read", (text) => {
  writeText(source, "Eins");
  writeText(own, "Jeden");
  mkdirSync(join(folder, "languages/pl"), { recursive: true });
  writeFileSync(join(folder, "languages/pl/sources.json"), text);
  const { isReadable, isCurrent } = translationFaults("pl", false, folder);
  expect({ isReadable, isCurrent }).toEqual({ isReadable: false, isCurrent: false });
});

test("a list that is a link is not written through: the sentence says so", () => {
  const outside = join(temporaryFolder(), "profile");
  writeFileSync(outside, "old");
  mkdirSync(join(folder, "languages/pl"), { recursive: true });
  symlinkSync(outside, join(folder, "languages/pl/sources.json"));
  expect(() => writeSources("pl", {}, folder)).toThrow("content/languages/pl/sources.json: this is a link");
  expect(readFileSync(outside, "utf8")).toBe("old");
});

test("a list, and legal texts, that are links are not read", () => {
  const outside = join(temporaryFolder(), "secret");
  writeFileSync(outside, '{ "privacy": "secret" }');
  mkdirSync(join(folder, "languages/pl/public"), { recursive: true });
  for (const file of ["sources.json", "public/legal.json"])
    symlinkSync(outside, join(folder, "languages/pl", file));
  const found = translationFaults("pl", false, folder);
  expect(found.faults).toHaveLength(2);
  for (const { message } of found.faults) expect(message).toContain("is a link");
  expect(Object.keys(found.sources)).toEqual([]);
});

test.each(["public/legal.json", "languages/pl/public/legal.json"])(
  "content/%s that is no JSON is the only fault, with its file",
  (file) => {
    mkdirSync(join(folder, "languages/pl/public"), { recursive: true });
    writeFileSync(join(folder, file), "{");
    expect(linesOf(translationFaults("pl", false, folder))).toEqual([
      expect.stringMatching(new RegExp(`^content/${file}: this is not JSON: .+\\.$`)),
    ]);
  },
);

test("signs that a terminal obeys are written out", () => {
  writeFileSync(join(folder, "public/legal.json"), JSON.stringify({ "a\u001b[31m": {} }));
  mkdirSync(join(folder, "languages/pl/public"), { recursive: true });
  writeFileSync(join(folder, "languages/pl/public/legal.json"), "{}");
  const lines = linesOf(translationFaults("pl", false, folder));
  expect(lines).toContainEqual(expect.stringContaining("legal.a\\u001b[31m is missing"));
});

test("a new link between others has no translation, and the file of the others is put in their order", () => {
  const links = (...labels: string[]) =>
    labels.map((label) => `      - { label: ${label}, to: /about }`).join("\n");
  const footerWith = (...labels: string[]) =>
    readFileSync(join(folder, "footer.yaml"), "utf8").replace(
      /columns:[\s\S]*?\n(?=\S)/,
      `columns:\n  - title: Die Genossenschaft\n    links:\n${links(...labels)}\n`,
    );
  writeFileSync(join(folder, "footer.yaml"), footerWith("Eins", "Zwei"));
  const own = join(folder, "languages/pl/footer.yaml");
  mkdirSync(join(own, ".."), { recursive: true });
  writeFileSync(
    own,
    "columns:\n  - title: Dalej # all\n    links:\n      - label: Jeden\n      - label: Dwa\n",
  );
  writeSources("pl", translationFaults("pl", false, folder).sources, folder);
  expect(misplacedFiles(folder, "pl")).toEqual([]);
  writeFileSync(join(folder, "footer.yaml"), footerWith("Neu", "Eins", "Zwei"));
  const { faults } = translationFaults("pl", false, folder);
  expect(linesOf({ faults }).filter((line) => line.includes("/footer.yaml"))).toEqual([
    expect.stringContaining('"Neu" is missing in languages/pl/footer.yaml'),
  ]);
  expect(misplacedFiles(folder, "pl")).toEqual([
    {
      path: "languages/pl/footer.yaml",
      text: "columns:\n  - title: Dalej # all\n    links:\n      - null\n      - label: Jeden\n      - label: Dwa\n",
    },
  ]);
});
