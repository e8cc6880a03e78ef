const limit = 60;
const contextLength = 30;

/** A text of one line, cut at the end of a word if it is long. */
export function shorten(text: string, length = limit): string {
  return cutEnd(onOneLine(text), length);
}

function cutEnd(line: string, length = limit): string {
  if (line.length <= length) return line;
  let kept = "";
  for (const token of tokensOf(line)) {
    if (kept !== "" && kept.length + token.length > length) break;
    kept += token;
  }
  return `${kept.trimEnd()}…`;
}

/** Two versions of a text; of long ones the part that differs, with a few words around it. */
export function shortenPair(before: string, after: string): [before: string, after: string] {
  const lines = [onOneLine(before), onOneLine(after)] as const;
  if (lines.every((line) => line.length <= limit)) return [...lines];
  const [old, changed] = lines.map(tokensOf) as [string[], string[]];
  const start = commonLength(old, changed);
  const end = commonLength(old.slice(start).reverse(), changed.slice(start).reverse());
  const lead = contextOf(old.slice(0, start).reverse()).reverse();
  const trail = contextOf(old.slice(old.length - end));
  const cut = (tokens: readonly string[]) => {
    const core = tokens.slice(start, tokens.length - end).join("");
    const words = [...lead, cutEnd(core), ...trail].join("");
    return `${lead.length < start ? "…" : ""}${words.trim()}${trail.length < end ? "…" : ""}`;
  };
  return [cut(old), cut(changed)];
}

/** Whether the texts differ only in spaces and line breaks. */
export function sameWords(before: string, after: string): boolean {
  return onOneLine(before) === onOneLine(after);
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Words and spaces. A value such as {brand.name} is one word; a word that is very long is several. */
function tokensOf(line: string): string[] {
  return line.match(/\{[^{}]*\}|[^\s{}]{1,40}|[\s{}]/g) ?? [];
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((token, index) => token !== other[index]);
  return different === -1 ? one.length : different;
}

/** The first tokens that are together not longer than the context. */
function contextOf(tokens: readonly string[]): string[] {
  let length = 0;
  return tokens.filter((token) => {
    length += token.length;
    return length <= contextLength;
  });
}
