/** The report marks every value above its goal. KB are 1,024 bytes. */
export const goals = {
  /** Of first and largest contentful paint to those of the same page without scripts. */
  ratioToLimit: 1.05,
  /** Total blocking time above that of the same page without scripts. */
  addedBlockingMs: 60,
  layoutShift: 0,
  score: 100,
  interactionMs: 200,
  scriptKb: 110,
  ourScriptKb: 25,
} as const;

/** The value as text, marked if the text says more than the goal: 1.0501 is printed as 1.05 and is not above 1.05. */
export function atMost(goal: number, value: number, format: (value: number) => string): string {
  const text = format(value);
  return Number(text.replaceAll(",", "")) > goal ? `${text} **(over ${goal})**` : text;
}

export function atLeast(goal: number, value: number): string {
  return value < goal ? `${value} **(under ${goal})**` : String(value);
}
