import { games } from "../../content/games";
import { Catalogue } from "./catalogue";
import { Filter } from "./filter";
import { filterGames, noFilter } from "./game-filter";
import { Head } from "./head";
import { useGameFilter } from "./use-game-filter";

export default function GamesPage() {
  const [filter, changeFilter] = useGameFilter();
  const shown = filterGames(filter, games);
  return (
    <>
      <Head shown={shown} filter={<Filter filter={filter} onChange={changeFilter} />} />
      <Catalogue shown={shown} onShowAll={() => changeFilter(noFilter)} />
    </>
  );
}
