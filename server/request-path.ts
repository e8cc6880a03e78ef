/** What a request asks for: the path, decoded, and the query just as it was sent, with its question mark. */
export type Target = { path: string; query: string };

/** Undefined where the address cannot be read as a path: it does not begin with a slash, or does not decode. */
export function parseTarget(url: string): Target | undefined {
  // A proxy may send the whole address (RFC 9112, 3.2.2).
  const address = url.replace(/^https?:\/\/[^/?]*/i, "") || "/";
  const mark = address.indexOf("?");
  const rawPath = mark < 0 ? address : address.slice(0, mark);
  try {
    const path = decodeURIComponent(rawPath);
    if (!path.startsWith("/") || hasControlCharacter(path)) return undefined;
    return { path, query: mark < 0 ? "" : address.slice(mark) };
  } catch {
    return undefined;
  }
}

function hasControlCharacter(path: string): boolean {
  for (const character of path) if (character < " " || character === "\x7f") return true;
  return false;
}
