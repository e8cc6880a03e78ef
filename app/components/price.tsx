import "./price.css";
import { rupees } from "../format/rupees";

/** What something costs, and for how long. */
export function Price({ monthlyInr }: { monthlyInr: number }) {
  return (
    <p className="price">
      <span className="figure price-amount">{rupees(monthlyInr)}</span> / month
    </p>
  );
}
