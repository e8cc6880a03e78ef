import { type Content, contentLeaves } from "./content";
import type { RecordFault } from "./fault";
import { faultAt } from "./sentence";
import { isText } from "./texts/text-files";

/** All but tab and the ends of lines. */
const control = /[^\P{Cc}\t\n\r]/u;
/** They turn the words after them, also those of a link or a price, into another order than the one that is stored. */
const turning = /[\u202a-\u202e]/;

/** What a text has that no page can show as it is stored: the end of a sentence such as "expected …". */
export function characterFault(text: string): string | undefined {
  if (/\p{Cs}/u.test(text)) return "no half of a character";
  const [found] = control.exec(text) ?? turning.exec(text) ?? [];
  if (found !== undefined)
    return `no ${turning.test(found) ? "sign that turns the direction of writing" : "control character"}, ${codeOf(found)}`;
  return isolateFault(text);
}

/** Names in the other direction may stand between these signs, if the second is in the same text: it ends their effect. */
function isolateFault(text: string): string | undefined {
  let depth = 0;
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/g)) {
    depth += sign === "\u2069" ? -1 : 1;
    if (depth < 0) return "no U+2069 without U+2066, U+2067 or U+2068 before it";
  }
  return depth > 0 ? "U+2069 after each of U+2066, U+2067 and U+2068" : undefined;
}

export function checkCharacters(content: Content): RecordFault[] {
  return contentLeaves(content).flatMap(({ file, path, value }) => {
    const texts = [value, ...path].filter((each) => typeof each === "string");
    const fault = texts.map(characterFault).find((each) => each !== undefined);
    if (!fault) return [];
    // A part of Markdown has no name.
    if (isText(file) && path[0] === "body") return [{ file, path, message: `this line: expected ${fault}` }];
    return [faultAt(content, file, path, `expected ${fault}`)];
  });
}

function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
