import { PageHead } from "../../components/page-head";
import { games } from "../../content/games";
import { capitalised, counted } from "../../format/counted";
import type { PageMeta } from "../../seo/page-meta";
import { Catalogue } from "./catalogue";
import { Shelf } from "./shelf";

export const meta: PageMeta = {
  name: "Games",
  title: "Game servers",
  description:
    "Search the games we host, filter by category and deploy a server. Instant setup, DDoS protection and support around the clock.",
};

const title = `${capitalised(counted(games.length, "game"))} on the shelf.`;

export default function GamesPage() {
  return (
    <>
      <PageHead
        title={games.length === 1 ? `${title} The big one.` : title}
        lead="We list a game once we can keep it on time. Search, filter, deploy."
        drawing={<Shelf games={games.length} />}
        drawingSize="aside"
      />
      <Catalogue />
    </>
  );
}
