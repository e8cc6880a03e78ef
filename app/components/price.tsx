import "./price.css";
import { money } from "../format/money";
import { priceNotes } from "../format/price-notes";

/** Keeps what follows on the same line. */
const nbsp = "\u00a0";

export type PriceProps = {
  monthly: number;
  periods?: readonly { months: number; price: number }[];
  setupFee?: number;
};

export function Price({ monthly, ...more }: PriceProps) {
  const notes = priceNotes(more);
  const price = (
    <p className="price">
      <span className="figure price-amount">{money(monthly)}</span> /{nbsp}month
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
