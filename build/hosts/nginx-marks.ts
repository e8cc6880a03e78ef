/** A line that begins with one of these is switched on by taking the mark off, by hand or as docs/deploy.md says. */
export const marks = { brotli: "#brotli ", tls: "#tls " } as const;

/** The site file with lines switched on. */
export function withSwitchedOn(file: string, ...names: readonly (keyof typeof marks)[]): string {
  return names.reduce((text, name) => text.replaceAll(marks[name], ""), file);
}
