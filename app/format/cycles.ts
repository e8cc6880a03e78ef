/** Billing cycles by their months, as WHMCS calls them. */
export const cycles: Readonly<Record<number, string>> = {
  1: "monthly",
  3: "quarterly",
  6: "semiannually",
  12: "annually",
  24: "biennially",
  36: "triennially",
};
