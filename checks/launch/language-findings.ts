import { otherLanguages, siteLanguages } from "../../site/languages";
import { contentFolder } from "../../site/project-folder";
import { translationFaults } from "../translations/translation-faults";
import type { Finding } from "./finding";

/** What readers of the other languages do not get in them. */
export function languageFindings(folder = contentFolder): Finding[] {
  const published = siteLanguages(folder).map(({ base }) => base);
  return otherLanguages(folder).flatMap((tag) => {
    const { faults, legalFaults, isCurrent } = translationFaults(tag, false, folder);
    const look = (message: string): Finding => {
      return { level: "look", file: `content/languages/${tag}`, path: [], message };
    };
    const [fault] = faults;
    return [
      ...legalFaults.map((each): Finding => ({ level: "blocks", ...each })),
      ...(published.includes(`/${tag}`)
        ? []
        : [look("The language is not published: it has no file of a page, such as pages/home.yaml")]),
      ...(fault && legalFaults.length === 0
        ? [{ ...fault, level: "look" as const, message: `${fault.message}${others(faults.length - 1)}` }]
        : []),
      ...(isCurrent
        ? []
        : [look("sources.json is out of date: run npm run check:translations, and commit it")]),
    ];
  });
}

function others(count: number): string {
  return count > 0 ? `, like ${count} more: npm run check:translations lists them` : "";
}
