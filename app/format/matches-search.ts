/** Whether one of the texts contains the search text, in any case. Blank search text matches everything. */
export function matchesSearch(searchText: string, texts: readonly string[]): boolean {
  const wanted = comparable(searchText.trim());
  return texts.some((text) => comparable(text).includes(wanted));
}

/** A text has a no-break space before a unit and curly apostrophes; a visitor may type plain ones. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll("\u00a0", " ").replaceAll("’", "'");
}
