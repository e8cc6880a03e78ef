/**
 * Why a text is no number for its field, or undefined. It is said at the field.
 * @param {string} text
 * @param {{ min?: number | undefined; max?: number | undefined; decimals?: number | undefined; isAmount?: boolean }} limits
 */
export function numberFault(text, { min, max, decimals, isAmount }) {
  const [written, fraction = ""] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [];
  if (written === undefined)
    return decimals === 0 && !isAmount
      ? "Write a whole number, with digits only: 1299"
      : "Write digits, and a point before decimals: 5.49 or 1299";
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) return "This number is too large";
  if (decimals !== undefined && fraction.length > decimals) {
    if (!isAmount) return "A whole number";
    return `${decimals === 0 ? "A whole amount" : `At most ${decimals} decimals`} in the currency of the site`;
  }
  if ((min !== undefined && number < min) || (max !== undefined && number > max)) {
    if (min !== undefined && max !== undefined) return `${min} to ${max}`;
    return max === undefined ? `${min} or more` : `${max} or less`;
  }
  return undefined;
}
