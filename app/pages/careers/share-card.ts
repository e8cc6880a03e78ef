import { positions } from "../../content/positions";
import type { ShareCard } from "../../share-card";

export const shareCard: ShareCard = {
  headline: ["Keep the night", "shift with us."],
  offer: `Open positions: ${positions.length}`,
  drawing: "stairs",
  alt: "Ten blocks stacked as a staircase",
};
