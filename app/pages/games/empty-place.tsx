import { Drawing } from "../../components/drawing";
import "./empty-place.css";

/** The outline of a block on a board. */
export function EmptyPlace() {
  return (
    <div className="games-empty-place">
      <Drawing name="outline" />
    </div>
  );
}
