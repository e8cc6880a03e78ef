import "./price.css";
import { rupees } from "../format/rupees";

export function Price({ monthlyInr }: { monthlyInr: number }) {
  return (
    <p className="price">
      <span className="figure price-amount">{rupees(monthlyInr)}</span> / month
    </p>
  );
}
