// @vitest-environment node
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { recordsCopy } from "../../build/content/records-copy-fixture";
import { translationFindings, writeSources } from "./translation-findings";

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
  const { sentences, sources } = translationFindings("pl", accept, folder);
  writeSources("pl", sources, folder);
  return sentences.filter((sentence) => sentence.includes("careers.yaml:") && !sentence.includes("pages/"));
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
