/**
 * 2450000.5 -> "24,50,000.5": numbers as India groups them. The HTML has them from Intl. In the browser they are grouped
 * by hand: the first formatter that Intl makes there costs a phone about 120 ms, while it wants to start the page.
 */
export const indianNumber = typeof document === "undefined" ? indianNumberByIntl : indianNumberByHand;

export function indianNumberByIntl(value: number, maximumFractionDigits = 3): string {
  return new Intl.NumberFormat("en-IN", { maximumFractionDigits }).format(value);
}

export function indianNumberByHand(value: number, maximumFractionDigits = 3): string {
  // Not toFixed(): it rounds what the computer holds for 19.95, which is a little less.
  const shifted = Math.round(Number(`${value}e${maximumFractionDigits}`));
  const [whole = "", fraction] = String(Number(`${shifted}e-${maximumFractionDigits}`)).split(".");
  const grouped = whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, "$1,");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
