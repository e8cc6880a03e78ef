const format = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** ₹1,099: the one way the site writes money. */
export function rupees(amount: number): string {
  return format.format(amount);
}
