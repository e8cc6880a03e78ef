import { useLayoutData } from "../hooks/use-layout-data";
import "./sold-out.css";

/** In place of an order link. */
export function SoldOut() {
  const { words } = useLayoutData();
  return <p className="sold-out">{words.plan.soldOut}</p>;
}
