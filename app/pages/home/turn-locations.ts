import { countWhileSeen } from "../../behavior/count-while-seen";
import { timing } from "../../behavior/timing";

/** Counts a turn of every region's card, in the card alone, as often as one is due. */
export function turnLocations(part: HTMLElement): () => void {
  const cards = part.querySelectorAll<HTMLElement>("[data-rotation]");
  const stops = Array.from(cards, (card) => countWhileSeen(card, "rotation", timing.locationRotation));
  return () => {
    for (const stop of stops) stop();
  };
}
