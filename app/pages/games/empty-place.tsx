import { BlockOutline } from "../../components/block-outline";
import "./empty-place.css";

/** The outline of a block on a board. */
export function EmptyPlace() {
  return (
    <div className="games-empty-place">
      <BlockOutline />
    </div>
  );
}
