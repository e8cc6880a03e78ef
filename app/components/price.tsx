import { useLayoutData } from "../hooks/use-layout-data";
import type { PriceData } from "../loaders/prices";
import "./price.css";

/** Keeps what follows on the same line, or the height of an empty one. */
const nbsp = "\u00a0";

/** `months`: the period that the reader has chosen. Absent where there is no choice: then all periods are listed. */
export type PriceProps = PriceData & { months?: number | undefined };

export function Price({ amount, tax, notes, periodNotes, charges, months }: PriceProps) {
  const { words } = useLayoutData();
  const charge = months === undefined ? undefined : charges?.[months];
  const shown = charge ?? { amount, tax };
  const price = (
    <p className="price">
      <span className="figure price-amount">{shown.amount}</span>
      {` ${words.plan.perMonth.replaceAll(" ", nbsp)}`}
    </p>
  );
  if (!shown.tax && !charge && notes.length === 0) return price;
  return (
    <div>
      {price}
      {/* As many lines for every period. */}
      {charge && (
        <p className="price-charge">
          {charge.charge}{" "}
          <span className="price-charge-saving" data-lower={charge.lower}>
            {charge.more || nbsp}
          </span>
        </p>
      )}
      {shown.tax && (
        <p className="price-note">
          {shown.tax.words} {shown.tax.total && <b className="price-total">{shown.tax.total}</b>}
        </p>
      )}
      {notes.map((note, index) => (
        <p key={note} className="price-note" data-instead={charge !== undefined && index < periodNotes}>
          {note}
        </p>
      ))}
    </div>
  );
}
