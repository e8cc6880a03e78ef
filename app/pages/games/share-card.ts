import { games } from "../../content/games";
import { capitalised, counted } from "../../format/counted";
import { rupees } from "../../format/rupees";
import type { ShareCard } from "../../seo/share-card";

const [featured] = games;
const count = capitalised(counted(games.length, "game"));

export const shareCard: ShareCard = {
  headline: games.length === 1 ? [`${count}.`, "The big one."] : [count, "on the shelf."],
  offer: featured ? `${featured.title} at ${rupees(featured.monthlyInr)} a month` : "Game servers in India",
  drawing: "stairs",
  alt: "Ten blocks stacked as a staircase",
};
