/** Chromium cannot break a text node into lines that is wider than 33,554,432 px on one line. */
const longestNode = 100_000;

/** Splits a text into parts that become text nodes of their own. The reader sees one text. */
export function splitText(text: string): readonly string[] {
  if (text.length <= longestNode) return [text];
  return text.match(new RegExp(`.{1,${longestNode}}`, "gsu")) ?? [];
}
