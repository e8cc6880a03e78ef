import { PageHead } from "../../components/page-head";
import { games } from "../../content/games";
import { head } from "../../content/pages/games";
import { Catalogue } from "./catalogue";
import { Shelf } from "./shelf";

export { meta } from "../../content/pages/games";

const { title, titleForOne = title, lead } = head;

export default function GamesPage() {
  return (
    <>
      <PageHead
        title={games.length === 1 ? titleForOne : title}
        lead={lead}
        drawing={<Shelf games={games.length} />}
        drawingSize="aside"
      />
      <Catalogue />
    </>
  );
}
