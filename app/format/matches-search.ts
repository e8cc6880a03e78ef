/** Whether one of the texts contains the search text, in any case. Blank search text matches everything. */
export function matchesSearch(searchText: string, texts: readonly string[]): boolean {
  const wanted = searchText.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
