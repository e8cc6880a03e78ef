import "./price.css";
import { priceNotes } from "../format/price-notes";
import { rupees } from "../format/rupees";

export type PriceProps = {
  monthlyInr: number;
  periods?: readonly { months: number; price: number }[];
  setupFee?: number;
};

export function Price({ monthlyInr, ...more }: PriceProps) {
  const notes = priceNotes(more);
  const price = (
    <p className="price">
      <span className="figure price-amount">{rupees(monthlyInr)}</span> / month
    </p>
  );
  if (notes.length === 0) return price;
  return (
    <div>
      {price}
      {notes.map((note) => (
        <p key={note} className="price-note">
          {note}
        </p>
      ))}
    </div>
  );
}
