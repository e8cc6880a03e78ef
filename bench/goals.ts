/** What a figure may come to; the reports mark what does not keep to it. Milliseconds, and KB of 1,024 bytes. */
export const goals = {
  /** Of first and largest paint to those of the same page without scripts. */
  ratioToLimit: 1.05,
  blockingMs: 60,
  layoutShift: 0,
  score: 100,
  nextPaintMs: 100,
  scriptKb: 110,
  ourScriptKb: 25,
} as const;

/** The figure in words, with the goal behind it where it is higher. */
export function atMost(goal: number, figure: number, inWords: (figure: number) => string): string {
  // Judged as it is printed: nobody can tell 1.0501 from 1.05 by a table.
  const printed = Number(inWords(figure).replaceAll(",", ""));
  return printed > goal ? `${inWords(figure)} **(over ${goal})**` : inWords(figure);
}

export function atLeast(goal: number, figure: number): string {
  return figure < goal ? `${figure} **(under ${goal})**` : String(figure);
}

export function whole(figure: number): string {
  return Math.round(figure).toLocaleString("en");
}

/** Bytes in KB. */
export function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
