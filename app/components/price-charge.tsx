import { words } from "../content/interface";
import { chargeText, type Period } from "../format/periods";
import { priceNotes } from "../format/price-notes";
import "./price-charge.css";

const nbsp = "\u00a0";

type PriceChargeProps = {
  monthly: number;
  periods: readonly Period[];
  months: number;
  period: Period | undefined;
};

/** What is paid at once, in as many lines for every period. */
export function PriceCharge({ monthly, periods, months, period }: PriceChargeProps) {
  const longest = periods.toSorted((one, other) => one.months - other.months).at(-1);
  const [charge, more] = period
    ? Object.values(chargeText(monthly, period))
    : [
        months === 1 ? words.billing.billedMonthly : words.billing.monthlyOnly,
        longest && months === 1 ? priceNotes({ periods: [longest] })[0] : "",
      ];
  return (
    <p className="price-charge">
      {charge}{" "}
      <span className="price-charge-saving" data-lower={period !== undefined}>
        {more || nbsp}
      </span>
    </p>
  );
}
