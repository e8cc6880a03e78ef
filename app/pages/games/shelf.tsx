import type { DrawingName } from "../../../art/names";
import { Drawing } from "../../components/drawing";
import "./shelf.css";

const places: readonly DrawingName[] = ["block-grass", "block-stone", "block-gold"];

/** Three places: a block for each game, an outline for each place that is left. */
export function Shelf({ games }: { games: number }) {
  return (
    <div className="games-shelf">
      {places.map((name, place) => (
        <div key={name} className="games-shelf-place">
          {place < games ? <Drawing name={name} firstScreen /> : <BlockOutline />}
        </div>
      ))}
    </div>
  );
}

/** Has the view box of the block drawings, so that it is in the same position. */
function BlockOutline() {
  return (
    <svg className="games-shelf-outline" viewBox="-14.36 -20.5 28.71 37" aria-hidden="true">
      <path d="M0-16l13.86 8v16L0 16l-13.86-8V-8zM-13.86-8L0 0l13.86-8M0 0v16" />
    </svg>
  );
}
