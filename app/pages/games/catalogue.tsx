import { useRef } from "react";
import { ButtonLink } from "../../components/button-link";
import { Drawing } from "../../components/drawing";
import { FirstScreenEnd } from "../../components/first-screen-end";
import type { PageProps } from "../../entry/page-props";
import "./catalogue.css";
import { GameCard } from "./game-card";
import type { loader, ShownGame } from "./loader";

/** Cards in a row of the widest screen. The first row ends the first screen: a card may make those beside it taller. */
export const mostInRow = 4;

type CatalogueData = PageProps<typeof loader>["data"]["catalogue"];

type CatalogueProps = CatalogueData & {
  shown: readonly ShownGame[];
  /** How many games there are without a filter. */
  gameCount: number;
  onShowAll: () => void;
};

/** The games that match the filter, and how many they are. */
export function Catalogue(props: CatalogueProps) {
  const { label, counts, cards, freePlace, nothingFound, shown, gameCount, onShowAll } = props;
  const found = useRef<HTMLDivElement>(null);
  function showAll() {
    onShowAll();
    // The button that had the focus is removed.
    found.current?.focus();
  }
  return (
    <section className="games-catalogue page-width" aria-label={label}>
      <p className="games-catalogue-count" aria-live="polite">
        {counts[shown.length]}
      </p>
      <div id="games-found" ref={found} tabIndex={-1}>
        {shown.length > 0 ? (
          <GameList shown={shown} gameCount={gameCount} cards={cards} freePlace={freePlace} />
        ) : (
          <NoGames {...nothingFound} onShowAll={showAll} />
        )}
      </div>
    </section>
  );
}

type GameListProps = Pick<CatalogueProps, "shown" | "gameCount" | "cards" | "freePlace">;

function GameList({ shown, gameCount, cards, freePlace }: GameListProps) {
  // Depends on the number of all games, not of those found: a search must not change the layout.
  const layout = gameCount === 1 ? "one" : gameCount < mostInRow ? "few" : "many";
  const isFull = shown.length >= mostInRow;
  return (
    <>
      <div className="games-catalogue-places" data-layout={layout}>
        <ul className="games-catalogue-list" data-two={gameCount === 2 || undefined}>
          {shown.map((game, index) => (
            <GameCard key={game.id} game={game} cards={cards} layout={layout === "one" ? "one" : "grid"}>
              {isFull && index === mostInRow - 1 && <FirstScreenEnd />}
            </GameCard>
          ))}
        </ul>
        {freePlace && <FreePlace {...freePlace} />}
      </div>
      {!isFull && <FirstScreenEnd />}
    </>
  );
}

/** Where the next game will be. */
function FreePlace({ title, text, link, href }: NonNullable<CatalogueData["freePlace"]>) {
  return (
    <div className="games-catalogue-free">
      <EmptyPlace />
      <div className="games-catalogue-free-text">
        <h2 className="games-catalogue-free-title">{title}</h2>
        <p>{text}</p>
        <ButtonLink target={{ href }} tone="dark" icon="discord">
          {link}
        </ButtonLink>
      </div>
    </div>
  );
}

type NoGamesProps = CatalogueData["nothingFound"] & { onShowAll: () => void };

function NoGames({ title, text, link, onShowAll }: NoGamesProps) {
  return (
    <div className="games-catalogue-none">
      <EmptyPlace />
      <h2 className="games-catalogue-none-title">{title}</h2>
      <p>{text}</p>
      {link && (
        <button type="button" className="games-catalogue-all" onClick={onShowAll}>
          {link}
        </button>
      )}
      <FirstScreenEnd />
    </div>
  );
}

/** The outline of a block on a board. */
function EmptyPlace() {
  return (
    <div className="games-catalogue-empty">
      <Drawing name="outline" />
    </div>
  );
}
