import { neededTexts, otherLanguages, siteLanguages } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { contentFolder } from "../../site/project-folder";
import { translationFaults } from "../translations/translation-faults";
import type { Finding } from "./finding";

/** What stops or delays the other languages. */
export function languageFindings(folder = contentFolder): Finding[] {
  const published = siteLanguages(folder, "check").map(({ tag }) => tag);
  return otherLanguages(folder).flatMap((tag) => {
    const needed = neededTexts(folder, tag, readContent(folder, {}, tag));
    const { faults, legalFaults, isCurrent } = translationFaults(tag, false, folder);
    const blocking = [...needed, ...legalFaults];
    const messages = [
      ...(blocking.length === 0 && faults.length > 0
        ? [publishedMessage(tag, published, faults.length)]
        : []),
      ...(isCurrent ? [] : ["sources.json is out of date: run npm run check:translations, and commit it"]),
    ];
    return [
      ...blocking.map((fault): Finding => ({ level: "blocks", ...fault })),
      ...messages.map((message): Finding => {
        return { level: "look", file: `content/languages/${tag}`, path: [], message };
      }),
    ];
  });
}

function publishedMessage(tag: string, published: readonly string[], count: number): string {
  const advice = "npm run check:translations lists them";
  return published.includes(tag)
    ? `Texts are missing or have changed since they were translated (${count}): ${advice}`
    : `The language ${tag} is not published: none of its pages has all its texts. ${advice}`;
}
