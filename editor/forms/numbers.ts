/** Digits in groups: "1,299", "12,00,000", "1.299.000". */
const grouped = /^-?[1-9]\d{0,2}(?:([.,])(?:\d{2,3}\1)*\d{3})$/;

/**
 * A number as people write it: "1299", "1,299", "1.299,50", "12,00,000", "5,49". What is no number is returned as it was
 * typed.
 */
export function readNumber(text: string): number | string | undefined {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f₹€$£]/g, "");
  if (plain === "") return undefined;
  // The last comma or point is the decimal sign, unless it is one between groups.
  const [, before = "", after = ""] = /^(.*?)(?:[.,](\d+))?$/.exec(plain) ?? [];
  const [whole, fraction] = grouped.test(plain) ? [plain, ""] : [before, after];
  if (!/^-?\d+$/.test(whole) && !grouped.test(whole)) return text;
  const number = Number(`${whole.replaceAll(/[.,]/g, "")}.${fraction || "0"}`);
  return Number.isSafeInteger(Math.trunc(number)) ? number : text;
}
