import { games } from "../../content/games";
import type { ShareCard } from "../../share-card";
import { rupees } from "../../ui/rupees";

const [featured] = games;

export const shareCard: ShareCard = {
  headline: ["One game.", "The big one."],
  offer: `${featured.title} at ${rupees(featured.monthlyInr)} a month`,
  drawing: featured.cover,
  alt: "Ten blocks stacked as a staircase",
};
