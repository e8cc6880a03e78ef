import "./price.css";
import { money } from "../format/money";
import { priceNotes } from "../format/price-notes";
import { tax, taxLine } from "../format/tax";

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
  const line = tax && monthly > 0 ? taxLine(monthly, tax) : undefined;
  if (!line && notes.length === 0) return price;
  return (
    <div>
      {price}
      {line && (
        <p className="price-note">
          {line.words} {line.total && <b className="price-total">{line.total}</b>}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="price-note">
          {note}
        </p>
      ))}
    </div>
  );
}
