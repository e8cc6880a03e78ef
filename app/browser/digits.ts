/** A whole number in the digits of the language, which are given if they are not Latin. */
export function inDigits(value: number, digits: readonly string[] | undefined): string {
  return String(Math.round(value)).replaceAll(/\d/g, (digit) => digits?.[Number(digit)] ?? digit);
}
