import { neededTexts, otherLanguages, siteLanguages } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { contentFolder } from "../../site/project-folder";
import { translationFindings } from "../translations/translation-findings";
import type { Finding } from "./finding";

/** What stops or delays the other languages. */
export function languageFindings(folder = contentFolder): Finding[] {
  const published = siteLanguages(folder, "").map(({ tag }) => tag);
  return otherLanguages(folder).flatMap((tag) => {
    const needed = neededTexts(folder, tag, readContent(folder, {}, tag));
    const { sentences, legalFaults, isCurrent } = translationFindings(tag, false, folder);
    const lines = [
      ...(needed.length === 0 && legalFaults.length === 0 && sentences.length > 0
        ? [publishedLine(tag, published, sentences.length)]
        : []),
      ...(isCurrent ? [] : ["sources.json is out of date: run npm run check:translations, and commit it."]),
    ];
    const file = `languages/${tag}`;
    return [
      ...needed.map(({ sentence, ...place }) => ({
        level: "blocks" as const,
        ...place,
        sentence: `${sentence}.`,
      })),
      ...legalFaults.map((fault) => ({ level: "blocks" as const, file, path: [], ...fault })),
      ...lines.map((sentence) => ({
        ...{ level: "look" as const, place: `content/${file}`, file, path: [] },
        sentence,
      })),
    ];
  });
}

function publishedLine(tag: string, published: readonly string[], count: number): string {
  const advice = "npm run check:translations lists them.";
  return published.includes(tag)
    ? `Texts are missing or have changed since they were translated (${count}): ${advice}`
    : `The language ${tag} is not published: none of its pages has all its texts. ${advice}`;
}
