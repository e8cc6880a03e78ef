import { words } from "../content/interface";
import "./price.css";
import { money } from "../format/money";
import { type Period, perMonth } from "../format/periods";
import { priceNotes } from "../format/price-notes";
import { tax, taxLine } from "../format/tax";
import { PriceCharge } from "./price-charge";

/** Keeps what follows on the same line. */
const nbsp = "\u00a0";

export type PriceProps = {
  monthly: number;
  periods?: readonly Period[];
  setupFee?: number;
  /** The period that the reader has chosen. Absent where there is no choice: then all periods are listed. */
  months?: number | undefined;
};

export function Price({ monthly, periods = [], setupFee = 0, months }: PriceProps) {
  const period = import.meta.env.HAS_PERIODS ? periods.find((each) => each.months === months) : undefined;
  const charged = period?.price ?? monthly;
  const line =
    import.meta.env.HAS_TAX && tax && charged > 0 ? taxLine(charged, tax, period !== undefined) : undefined;
  const notes = priceNotes({ periods, setupFee });
  const hasChoice = import.meta.env.HAS_PERIODS && months !== undefined;
  const price = (
    <p className="price">
      <span className="figure price-amount">{money(period ? perMonth(period) : monthly)}</span>
      {` ${words.plan.perMonth.replaceAll(" ", nbsp)}`}
    </p>
  );
  if (!line && !hasChoice && notes.length === 0) return price;
  return (
    <div>
      {price}
      {hasChoice && <PriceCharge monthly={monthly} periods={periods} months={months} period={period} />}
      {line && (
        <p className="price-note">
          {line.words} {line.total && <b className="price-total">{line.total}</b>}
        </p>
      )}
      {notes.map((note, index) => (
        <p key={note} className="price-note" data-instead={hasChoice && index < periods.length}>
          {note}
        </p>
      ))}
    </div>
  );
}
