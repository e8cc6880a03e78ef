/** Whether one of the texts contains the search text, in any case. Blank search text matches everything. */
export function matchesSearch(searchText: string, texts: readonly string[]): boolean {
  const wanted = searchable(searchText.trim());
  return texts.some((text) => searchable(text).includes(wanted));
}

/**
 * The marks of Latin, Greek and Cyrillic letters, the dot under a letter of Hindi, which many keyboards lack, and what is
 * invisible: soft hyphens and joiners. Not `\p{Diacritic}` or `\p{M}`, which have vowel signs, viramas and tone marks too.
 */
const leftOutInTyping = /[\u0300-\u036f\u093c\u00ad\u200b-\u200d]/g;

/** However a text is composed, with plain spaces and apostrophes. Upper case comes last: it writes ß as SS, ς as Σ and ı as I. */
export function searchable(text: string): string {
  const plain = text.normalize("NFKD").replace(leftOutInTyping, "").replaceAll("’", "'");
  return plain.normalize("NFKC").toLowerCase().toUpperCase();
}
