/** The element a hash points at, if there is one. Any text is harmless: what cannot be decoded points nowhere. */
export function elementForHash(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
