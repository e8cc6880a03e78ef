import type { DrawingName } from "../../../art/names";
import { BlockOutline } from "../../components/block-outline";
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
