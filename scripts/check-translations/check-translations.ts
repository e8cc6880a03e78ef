import { otherLanguages } from "../../build/content/languages";
import { translationFindings, writeSources } from "./translation-findings";

/**
 * `npm run check:translations`: what is not translated, and what was translated from a text that has changed since.
 * With `-- --accept` all translations count as up to date.
 */
const accept = process.argv.includes("--accept");
const findings = otherLanguages().flatMap((tag) => {
  const { sources, sentences } = translationFindings(tag, accept);
  writeSources(tag, sources);
  return sentences;
});
for (const sentence of findings) console.log(sentence);
console.log(
  findings.length === 0 ? "All texts are translated." : `\n${findings.length} to translate or accept.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
