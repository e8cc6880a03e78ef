/** A piece of text. The key is the number of its first line: a place in a text that does not change. */
export type TextBlock =
  | { key: number; kind: "paragraph"; text: string }
  | { key: number; kind: "list"; entries: { key: number; text: string }[] };

const bullet = /^\s*[•*–-]\s+/;

/** Plain text with a little structure: blank lines part paragraphs, lines that begin with a bullet make lists. */
export function textBlocks(content: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let previous: "blank" | "paragraph" | "list" = "blank";
  for (const [key, line] of content.split(/\r\n|\r|\n/).entries()) {
    const last = blocks.at(-1);
    if (line.trim() === "") {
      previous = "blank";
    } else if (bullet.test(line)) {
      const entry = { key, text: line.replace(bullet, "").trim() };
      if (previous === "list" && last?.kind === "list") last.entries.push(entry);
      else blocks.push({ key, kind: "list", entries: [entry] });
      previous = "list";
    } else {
      if (previous === "paragraph" && last?.kind === "paragraph") last.text += `\n${line.trim()}`;
      else blocks.push({ key, kind: "paragraph", text: line.trim() });
      previous = "paragraph";
    }
  }
  return blocks;
}
