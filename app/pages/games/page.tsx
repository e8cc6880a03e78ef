import type { PageProps } from "../../entry/page-props";
import { Catalogue } from "./catalogue";
import { filterGames, noFilter, useGameFilter } from "./game-filter";
import { Filter, Head } from "./head";
import type { loader } from "./loader";
import { Shelf } from "./shelf";

export default function GamesPage({ data }: PageProps<typeof loader>) {
  const { head, games, catalogue } = data;
  const [filter, changeFilter] = useGameFilter(data.filter.categories);
  const shown = filterGames(filter, games);
  return (
    <>
      <Head
        {...head}
        filter={<Filter {...data.filter} filter={filter} onChange={changeFilter} />}
        shelf={<Shelf games={games} shown={shown} />}
      />
      <Catalogue
        {...catalogue}
        shown={shown}
        gameCount={games.length}
        onShowAll={() => changeFilter(noFilter)}
      />
    </>
  );
}
