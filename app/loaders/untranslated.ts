import { stringsIn } from "../../site/languages";
import type { Site } from "../../site/site";

/** The texts of a page in another language than the page. */
export type UntranslatedTexts = { language: string; texts: readonly string[] };

/** Those of the data of a page that are in the first language, as this one lacks them. */
export function untranslatedIn(
  { untranslated, languages }: Site,
  data: unknown,
): UntranslatedTexts | undefined {
  if (untranslated.length === 0) return undefined;
  const lacking = new Set(untranslated.flatMap(({ strings }) => strings));
  const texts = [...new Set(stringsIn(data))].filter((text) => lacking.has(text));
  return texts.length > 0 ? { language: languages[0]?.tag ?? "", texts } : undefined;
}
