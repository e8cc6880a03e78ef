import { createHash } from "node:crypto";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../site/content";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { neededTexts } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { ownerFault, visible } from "../../site/owner-fault";
import { contentFolder } from "../../site/project-folder";
import type { TextPage } from "../../site/schemas/text-page";
import { valueText } from "../../site/sentence";
import { readPlainFile, specialFileFault } from "../../site/special-files";
import { contentFile, isText } from "../../site/texts/text-files";

/** By record and field: the hashes of a text and of its translation when it was last up to date. */
export type Sources = Readonly<Record<string, string>>;

type Text = { record: string; place: string; source: unknown; own: unknown };

/**
 * What a language lacks, and what is out of date, with file and line; its faults only, if it has some. A translation that was
 * changed since the list was written counts as up to date.
 */
export function translationFindings(tag: string, accept = false, folder = contentFolder) {
  const first = readContent(folder, {}, "");
  const language = readContent(folder, {}, tag);
  const { texts: legal, faults: legalFaults } = legalTexts(tag, folder);
  const ofLegal = legalFaults.map(({ place, sentence }) => `${place}: ${sentence}`);
  const faults = [...new Set([...first.faults, ...language.faults, ...ofLegal])];
  const texts: Text[] = [
    ...language.translated.map(({ file, path, record, text, own }) => {
      return { record, place: language.lineOf(file, path), source: text, own };
    }),
    ...legal.filter(({ own }) => own !== undefined),
  ];
  const needed = neededTexts(folder, tag, language);
  const neededFiles = needed.map(({ file }) => file);
  const sentences = [
    ...needed.map(({ place, sentence }) => `${place}: ${sentence}.`),
    ...language.missing
      .filter(({ file }) => !neededFiles.includes(file))
      .map(({ file, path, text }) => {
        const words = isText(file) ? (text as TextPage).title : text;
        return `${first.lineOf(file, path)}: ${valueText(words)} is missing in languages/${tag}/${contentFile(file)}.`;
      }),
    ...legal
      .filter(({ own }) => own === undefined)
      .map(({ record }) => `content/public/legal.json: ${record} is missing in languages/${tag}.`),
  ];
  const list = readSources(tag, folder);
  const known = list ?? {};
  // Of a file that cannot be read the list keeps what it has.
  const sources: Record<string, string> = faults.length > 0 ? { ...known } : {};
  const stale: string[] = [];
  for (const { record, place, source, own } of texts) {
    // Ordinals and nouns that only this language has.
    if (source === undefined) continue;
    const [sourceHash, ownHash] = [hashOf(source), hashOf(own)];
    const [before = sourceHash, ownBefore = ownHash] = known[record]?.split(" ") ?? [];
    const isStale = !accept && before !== sourceHash && ownBefore === ownHash;
    sources[record] = `${isStale ? before : sourceHash} ${ownHash}`;
    const change = isText(record) ? "" : ` to ${valueText(source)}`;
    if (!isStale) continue;
    stale.push(record);
    sentences.push(`${place}: the text that it translates has changed${change}.`);
  }
  return {
    sentences: (faults.length > 0 ? faults : sentences).map(visible),
    legalFaults,
    sources,
    stale,
    /** Whether the list on disk is this one. */
    isCurrent: isDeepStrictEqual(list, sources),
    isReadable: list !== undefined,
  };
}

/** The text of the list. */
export function sourcesText(sources: Sources): string {
  const sorted = Object.fromEntries(Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}

export function writeSources(tag: string, sources: Sources, folder = contentFolder) {
  const fault = specialFileFault(folder, "content/", sourcesFile(tag));
  if (fault) throw ownerFault([fault]);
  writeFileAtOnce(join(folder, sourcesFile(tag)), sourcesText(sources));
}

/** Undefined if it cannot be read, such as with a merge conflict in it. */
function readSources(tag: string, folder: string): Sources | undefined {
  const list = readJson(readPlainFile(folder, sourcesFile(tag)) ?? "{}");
  const isList = isObject(list) && Object.values(list).every((hashes) => typeof hashes === "string");
  return isList ? (list as Sources) : undefined;
}

/** The error for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** The path of the list in content/. */
export function sourcesFile(tag: string): string {
  return `languages/${tag}/sources.json`;
}

/** The documents of legal.json, each as one text. */
function legalTexts(tag: string, folder: string) {
  const files = ["", tag].map((language) => {
    const file = legalFile(language);
    return { place: `content/${file}`, json: readJson(readPlainFile(folder, file) ?? "{}") };
  });
  const faults = files.flatMap(({ place, json }) =>
    json instanceof Error ? [{ place, sentence: `this is not JSON: ${json.message}.` }] : [],
  );
  const [source, own] = files.map(({ json }): Record<string, unknown> => {
    return isObject(json) && !(json instanceof Error) ? json : {};
  });
  const place = `content/${legalFile(tag)}`;
  const texts = Object.entries(source ?? {}).map(([key, document]): Text => {
    return { record: `legal.${key}`, place: `${place}: ${key}`, source: document, own: own?.[key] };
  });
  return { texts, faults };
}

function legalFile(tag: string): string {
  return `${tag && `languages/${tag}/`}public/legal.json`;
}

function hashOf(text: unknown): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 8);
}
