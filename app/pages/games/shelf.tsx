import type { DrawingName } from "../../art/drawings";
import { Drawing } from "../../components/drawing";
import "./shelf.css";

const places: readonly DrawingName[] = ["block-grass", "block-stone", "block-gold"];

/** A shelf with room for three blocks: one stands there for each game, the outline of one for what may come. */
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

/** In the frame of the blocks, so that it stands where one would. */
function BlockOutline() {
  return (
    <svg className="games-shelf-outline" viewBox="-14.36 -20.5 28.71 37" aria-hidden="true">
      <path d="M0-16l13.86 8v16L0 16l-13.86-8V-8zM-13.86-8L0 0l13.86-8M0 0v16" />
    </svg>
  );
}
