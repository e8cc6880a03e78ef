import { PageHead } from "../../components/page-head";
import { games } from "../../content/games";
import { capitalised, counted } from "../../format/counted";
import { Shelf } from "./shelf";

const titleStart = `${capitalised(counted(games.length, "game"))} on the shelf.`;

export function Hero() {
  return (
    <PageHead
      title={games.length === 1 ? `${titleStart} The big one.` : titleStart}
      lead="We list a game once we can keep it on time. Search, filter, deploy."
      drawing={<Shelf games={games.length} />}
      drawingSize="aside"
    />
  );
}
