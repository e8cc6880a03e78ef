import { Chip } from "../../components/chip";
import { Drawing } from "../../components/drawing";
import { SearchField } from "../../components/search-field";
import { type Game, gameCategories, games } from "../../content/games";
import "./catalogue.css";
import { type CategoryChoice, gamesIn } from "./catalogue-view";
import { GameCard } from "./game-card";
import { useCatalogueView } from "./use-catalogue-view";

const categories: readonly { id: CategoryChoice; label: string }[] = [
  { id: "all", label: "All" },
  ...gameCategories,
];

export function Catalogue() {
  const [view, changeView] = useCatalogueView();
  const shown = gamesIn(view, games);
  return (
    <section className="games-catalogue page-width" aria-label="Games">
      <search className="games-catalogue-filter">
        <SearchField
          label="Search games"
          text={view.text}
          onChange={(text) => changeView({ ...view, text })}
          controls="games-found"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it. */}
        <div className="games-catalogue-categories" role="group" aria-label="Category">
          {categories.map(({ id, label }) => (
            <Chip
              key={id}
              label={label}
              pressed={view.category === id}
              onPress={() => changeView({ ...view, category: id })}
            />
          ))}
        </div>
      </search>
      <p className="games-catalogue-count" aria-live="polite">
        Showing {shown.length} {shown.length === 1 ? "game" : "games"}
      </p>
      <div id="games-found">{shown.length > 0 ? <GameList shown={shown} /> : <NoGames />}</div>
    </section>
  );
}

function GameList({ shown }: { shown: readonly Game[] }) {
  // By the number of all games, so that a search does not change the look of what it finds.
  const layout = games.length === 1 ? "featured" : "grid";
  return (
    <ul className="games-catalogue-list" data-layout={layout}>
      {shown.map((game) => (
        <GameCard key={game.id} game={game} layout={layout} />
      ))}
    </ul>
  );
}

function NoGames() {
  return (
    <div className="games-catalogue-none">
      <div className="games-catalogue-coal">
        <Drawing name="block-coal" />
      </div>
      <h2 className="games-catalogue-none-title">No games found</h2>
      <p>Try adjusting your search or filter criteria</p>
    </div>
  );
}
