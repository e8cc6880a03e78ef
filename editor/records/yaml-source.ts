/** Where nodes and lines are in the text of a YAML file. */
export class YamlSource {
  constructor(readonly source: string) {}

  /** The line that ends at an offset, with its line end. */
  lineBefore(offset: number): string {
    return this.source.slice(this.source.lastIndexOf("\n", offset - 2) + 1, offset);
  }

  /** Where the last line of a field or an entry ends, its comment included. */
  lineEnd(pair: { key: unknown; value: unknown } | undefined): number {
    const end = Math.max(this.contentEnd(pair?.key), this.contentEnd(pair?.value));
    const next = this.source.indexOf("\n", end);
    return next === -1 ? this.source.length : next;
  }

  contentEnd(node: unknown): number {
    const [from, to] = rangeOf(node);
    return from + this.source.slice(from, to).trimEnd().length;
  }

  columnOf(offset: number): number {
    return offset - (this.source.lastIndexOf("\n", offset - 1) + 1);
  }

  /** Of the key in the line, if it is the first of an entry: `- id: iron`. */
  indentOfLine(offset: number): number {
    const line = this.source.slice(this.source.lastIndexOf("\n", offset - 1) + 1, offset);
    const [, hyphens = ""] = /^([ ]*(?:- +)*)[^ ]/.exec(`${line}x`) ?? [];
    return line.trim() === "-" ? hyphens.length - 2 : hyphens.length;
  }
}

function rangeOf(node: unknown): [number, number] {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return [range?.[0] ?? 0, range?.[1] ?? 0];
}

export function startOf(node: unknown): number {
  return rangeOf(node)[0];
}
