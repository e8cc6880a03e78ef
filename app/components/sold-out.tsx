import { words } from "../content/interface";
import "./sold-out.css";

/** In place of an order link. */
export function SoldOut() {
  return <p className="sold-out">{words.plan.soldOut}</p>;
}
