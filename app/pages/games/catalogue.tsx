import { useRef } from "react";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { type Game, games } from "../../content/games";
import { catalogue, nothingFound } from "../../content/pages/games";
import { plural } from "../../format/phrase";
import "./catalogue.css";
import { EmptyPlace } from "./empty-place";
import { FreePlace } from "./free-place";
import { GameCard } from "./game-card";

/** Cards in a row of the widest screen. The first row ends the first screen: a card may make those beside it taller. */
export const mostInRow = 4;

type CatalogueProps = { shown: readonly Game[]; onShowAll: () => void };

/** The games that match the filter, and how many they are. */
export function Catalogue({ shown, onShowAll }: CatalogueProps) {
  const found = useRef<HTMLDivElement>(null);
  function showAll() {
    onShowAll();
    // The button that had the focus is removed.
    found.current?.focus();
  }
  return (
    <section className="games-catalogue page-width" aria-label={catalogue.label}>
      <p className="games-catalogue-count" aria-live="polite">
        {plural(catalogue.count, shown.length)}
      </p>
      <div id="games-found" ref={found} tabIndex={-1}>
        {shown.length > 0 ? <GameList shown={shown} /> : <NoGames onShowAll={showAll} />}
      </div>
    </section>
  );
}

function GameList({ shown }: { shown: readonly Game[] }) {
  // Depends on the number of all games, not of those found: a search must not change the layout.
  const layout = games.length === 1 ? "one" : games.length < mostInRow ? "few" : "many";
  const isFull = shown.length >= mostInRow;
  return (
    <>
      <div className="games-catalogue-places" data-layout={layout}>
        <ul className="games-catalogue-list" data-two={games.length === 2 || undefined}>
          {shown.map((game, index) => (
            <GameCard key={game.id} game={game} layout={layout === "one" ? "one" : "grid"}>
              {isFull && index === mostInRow - 1 && <FirstScreenEnd />}
            </GameCard>
          ))}
        </ul>
        <FreePlace />
      </div>
      {!isFull && <FirstScreenEnd />}
    </>
  );
}

function NoGames({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="games-catalogue-none">
      <EmptyPlace />
      <h2 className="games-catalogue-none-title">{nothingFound.title}</h2>
      <p>{nothingFound.text}</p>
      {nothingFound.link && (
        <button type="button" className="games-catalogue-all" onClick={onShowAll}>
          {nothingFound.link}
        </button>
      )}
      <FirstScreenEnd />
    </div>
  );
}
