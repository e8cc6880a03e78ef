import { Chip } from "../../components/chip";
import { Drawing } from "../../components/drawing";
import { SearchField } from "../../components/search-field";
import { TaxNote } from "../../components/tax-note";
import { taxNote } from "../../content/brand";
import { type Game, gameCategories, games } from "../../content/games";
import { nothingFound } from "../../content/pages/games";
import "./catalogue.css";
import { GameCard } from "./game-card";
import { type CategoryFilter, filterGames } from "./game-filter";
import { useGameFilter } from "./use-game-filter";

const categories: readonly { id: CategoryFilter; label: string }[] = [
  { id: "all", label: "All" },
  ...gameCategories,
];

export function Catalogue() {
  const [filter, changeFilter] = useGameFilter();
  const shown = filterGames(filter, games);
  return (
    <section className="games-catalogue page-width" aria-label="Games">
      <search className="games-catalogue-filter">
        <SearchField
          label="Search games"
          text={filter.text}
          onChange={(text) => changeFilter({ text })}
          controls="games-found"
        />
        {gameCategories.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
          <div className="games-catalogue-categories" role="group" aria-label="Category">
            {categories.map(({ id, label }) => (
              <Chip
                key={id}
                label={label}
                pressed={filter.category === id}
                onPress={() => changeFilter({ category: id })}
              />
            ))}
          </div>
        )}
      </search>
      <p className="games-catalogue-count" aria-live="polite">
        {`Showing ${shown.length} ${shown.length === 1 ? "game" : "games"}`}
      </p>
      <div id="games-found">{shown.length > 0 ? <GameList shown={shown} /> : <NoGames />}</div>
      <TaxNote text={taxNote} />
    </section>
  );
}

function GameList({ shown }: { shown: readonly Game[] }) {
  // Depends on the number of all games, not of those found: a search must not change the layout.
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
      <h2 className="games-catalogue-none-title">{nothingFound.title}</h2>
      <p>{nothingFound.text}</p>
    </div>
  );
}
