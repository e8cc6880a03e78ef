import { Drawing } from "../../components/drawing";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { type Game, games } from "../../content/games";
import { nothingFound } from "../../content/pages/games";
import "./catalogue.css";
import { GameCard } from "./game-card";

/** Cards in a row of the widest screen. The first row ends the first screen: a card may make those beside it taller. */
export const mostInRow = 4;

/** The games that match the filter, and how many they are. */
export function Catalogue({ shown }: { shown: readonly Game[] }) {
  return (
    <section className="games-catalogue page-width" aria-label="Games">
      <p className="games-catalogue-count" aria-live="polite">
        {`Showing ${shown.length} ${shown.length === 1 ? "game" : "games"}`}
      </p>
      <div id="games-found">{shown.length > 0 ? <GameList shown={shown} /> : <NoGames />}</div>
    </section>
  );
}

function GameList({ shown }: { shown: readonly Game[] }) {
  // Depends on the number of all games, not of those found: a search must not change the layout.
  const layout = games.length === 1 ? "featured" : "grid";
  return (
    <ul
      className="games-catalogue-list"
      data-layout={layout}
      data-columns={games.length < 4 ? games.length : undefined}
    >
      {shown.map((game, index) => (
        <GameCard key={game.id} game={game} layout={layout}>
          {index === Math.min(shown.length, mostInRow) - 1 && <FirstScreenEnd />}
        </GameCard>
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
      <FirstScreenEnd />
    </div>
  );
}
