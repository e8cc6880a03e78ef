/** Runs in the page: the words among these that go on in another line, with the class of their element. */
export function brokenWords(words: readonly string[]): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of words) {
      const start = node.textContent?.indexOf(word) ?? -1;
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(`${word} in ${parent.className || parent.localName}`);
    }
  }
  return [...broken];
}
