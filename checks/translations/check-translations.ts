import { join } from "node:path";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { faultLine } from "../../site/fault";
import { otherLanguages } from "../../site/languages";
import { contentFolder } from "../../site/project-folder";
import { misplacedFiles } from "../../site/read-translation";
import { translationFaults, writeSources } from "./translation-faults";

/**
 * `npm run check:translations`: what is not translated, and what was translated from a text that has changed since.
 * With `-- --accept` all translations count as up to date.
 */
const accept = process.argv.includes("--accept");
const results = otherLanguages().map((tag) => {
  const found = translationFaults(tag, accept);
  for (const { path, text } of misplacedFiles(contentFolder, tag)) {
    writeFileAtOnce(join(contentFolder, path), text);
    console.log(`content/${path} has its entries in the order of content/ now: commit it.`);
  }
  writeSources(tag, found.sources);
  return { tag, ...found };
});
const faults = results.flatMap((each) => each.faults);
for (const fault of faults) console.log(faultLine(fault));
console.log(faults.length === 0 ? "All texts are translated." : `\n${faults.length} to translate or accept.`);
for (const { tag, absent } of results)
  if (absent.length > 0) console.log(`Pages that are not in the language ${tag}: ${absent.join(", ")}.`);
// Without its entry in the list, nobody would learn that the text of a translation has changed.
const written = results.filter(({ isCurrent }) => !isCurrent);
for (const { tag, isReadable } of written) {
  const state = isReadable
    ? "was out of date and is written"
    : "could not be read and is written anew, with all translations as up to date";
  console.log(`content/languages/${tag}/sources.json ${state}: commit it.`);
}
process.exitCode = faults.length > 0 || (written.length > 0 && !accept) ? 1 : 0;
