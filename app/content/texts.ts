import { texts } from "virtual:texts";
import type { TextPage } from "../../site/schemas/text-page";

export type { TextElement, TextLink, TextNode, TextPage } from "../../site/schemas/text-page";

const loaded = new Map<string, TextPage>();

/** Fetches the text of a path; undefined if there is none. */
export async function loadText(path: string): Promise<TextPage | undefined> {
  const text = (await texts[path]?.())?.default;
  if (text) loaded.set(path, text);
  return text;
}

/** A text that has been fetched. */
export function textAt(path = ""): TextPage | undefined {
  return loaded.get(path);
}
