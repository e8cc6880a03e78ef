import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hashOf, type Sources } from "../../site/align-translation";
import { isObject } from "../../site/content";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { ContentError, type Fault, faultLine, visibleFault } from "../../site/fault";
import { untranslatedTexts } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { absentPages } from "../../site/page-paths";
import { contentFolder } from "../../site/project-folder";
import { readSources, sourcesFile } from "../../site/read-translation";
import { valueText } from "../../site/sentence";
import { readPlainFile, specialFileFault } from "../../site/special-files";
import { isText } from "../../site/texts/text-files";

type Text = { record: string; source: unknown; own: unknown; faultWith: (message: string) => Fault };

/**
 * What a language lacks, and what is out of date; the faults of its files only, if they have some. A translation that was
 * changed since the list was written counts as up to date.
 */
export function translationFaults(tag: string, accept = false, folder = contentFolder) {
  const first = readContent(folder, {}, "");
  const language = readContent(folder, {}, tag);
  const { texts: legal, faults: legalFaults } = legalTexts(tag, folder);
  const all = [...first.faults, ...language.faults, ...legalFaults];
  const wrong = [...new Map(all.map((fault) => [faultLine(fault), fault])).values()];
  const texts: Text[] = [
    ...language.translated.map(({ file, path, record, text: source, own }) => {
      return {
        record,
        source,
        own,
        faultWith: (message: string) => language.located({ file, path, message }),
      };
    }),
    ...legal.filter(({ own }) => own !== undefined),
  ];
  const hasLegal = existsSync(join(folder, legalFile(tag)));
  const faults = [
    ...untranslatedTexts(folder, tag, language).map(({ fault }) => fault),
    ...legal
      .filter(({ own }) => own === undefined && hasLegal)
      .map(({ record }) => {
        const message = `${record} is missing in languages/${tag}`;
        return { file: `content/${legalFile("")}`, path: [], message };
      }),
  ];
  const list = readSources(folder, tag);
  const known = list ?? {};
  // Of a file that cannot be read the list keeps what it has.
  const sources: Record<string, string> = wrong.length > 0 ? { ...known } : {};
  const stale: string[] = [];
  for (const { record, source, own, faultWith } of texts) {
    // Ordinals and nouns that only this language has.
    if (source === undefined) continue;
    const [sourceHash, ownHash] = [hashOf(source), hashOf(own)];
    const [before = sourceHash, ownBefore = ownHash] = known[record]?.split(" ") ?? [];
    const isStale = !accept && before !== sourceHash && ownBefore === ownHash;
    sources[record] = `${isStale ? before : sourceHash} ${ownHash}`;
    if (!isStale) continue;
    stale.push(record);
    const change = isText(record) ? "" : ` to ${valueText(source)}`;
    faults.push(faultWith(`the text that it translates has changed${change}`));
  }
  return {
    faults: (wrong.length > 0 ? wrong : faults).map(visibleFault),
    legalFaults,
    /** The pages that the language does not have. */
    absent: absentPages(folder, tag, language.content),
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
  const fault = specialFileFault(folder, "content", sourcesFile(tag));
  if (fault) throw new ContentError([fault]);
  writeFileAtOnce(join(folder, sourcesFile(tag)), sourcesText(sources));
}

/** The error for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** The documents of legal.json, each as one text. */
function legalTexts(tag: string, folder: string) {
  const faults: Fault[] = [];
  const [source = {}, own = {}] = ["", tag].map((language): Record<string, unknown> => {
    const json = readJson(readPlainFile(folder, legalFile(language)) ?? "{}");
    if (!(json instanceof Error)) return isObject(json) ? json : {};
    const message = `this is not JSON: ${json.message}`;
    faults.push({ file: `content/${legalFile(language)}`, path: [], message });
    return {};
  });
  const file = `content/${legalFile(tag)}`;
  const texts = Object.entries(source).map(([key, document]): Text => {
    const faultWith = (message: string) => ({ file, path: [key], message: `${key}: ${message}` });
    return { record: `legal.${key}`, source: document, own: own[key], faultWith };
  });
  return { texts, faults };
}

function legalFile(tag: string): string {
  return `${tag && `languages/${tag}/`}public/legal.json`;
}
