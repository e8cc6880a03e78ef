/** Removing one of these from the start of a line enables the line; docs/deploy.md has the command. */
export const marks = { brotli: "#brotli ", tls: "#tls " } as const;

/** The site file with the lines of these marks enabled. */
export function withEnabled(file: string, ...names: readonly (keyof typeof marks)[]): string {
  return names.reduce((text, name) => text.replaceAll(marks[name], ""), file);
}
