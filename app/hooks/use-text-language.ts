import { useLayoutEffect } from "react";
import type { UntranslatedTexts } from "../loaders/untranslated";

/** Elements with such a text alone say its language, after each navigation. The prerendered HTML says it already. */
export function useTextLanguage(untranslated: UntranslatedTexts | undefined) {
  useLayoutEffect(() => {
    if (!untranslated) return;
    const { language, texts } = untranslated;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement?.childNodes.length === 1 && texts.includes(node.nodeValue ?? ""))
        parentElement.lang = language;
    }
  }, [untranslated]);
}
