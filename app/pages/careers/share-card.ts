import { positions } from "../../content/positions";
import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: ["Keep the night", "shift with us."],
  offer: positions.length > 0 ? `Open positions: ${positions.length}` : "How we work, and whom to write to",
  drawing: "stairs",
  alt: "Ten blocks stacked as a staircase",
};
