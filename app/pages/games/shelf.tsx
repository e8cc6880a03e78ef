import type { DrawingName } from "../../../art/names";
import { Drawing } from "../../components/drawing";
import { type Game, games } from "../../content/games";
import { words } from "../../content/interface";
import { money } from "../../format/money";
import "./shelf.css";

const places: readonly { block: DrawingName; ornament: DrawingName }[] = [
  { block: "block-grass", ornament: "lantern" },
  { block: "block-stone", ornament: "sapling" },
  { block: "block-gold", ornament: "chest" },
];

/**
 * Three places: a block with a price under a lantern for each game, an ornament under a dark one for each place that is
 * left. A game that the filter does not find is dark too.
 */
export function Shelf({ shown }: { shown: readonly Game[] }) {
  return (
    <div className="games-shelf">
      {places.map(({ block, ornament }, place) => {
        const game: Game | undefined = games[place];
        const isLit = game !== undefined && shown.includes(game);
        return (
          <div key={block} className="games-shelf-place" data-lit={isLit || undefined}>
            <div className="games-shelf-lantern">
              <Drawing name="lantern" />
            </div>
            {game ? <Drawing name={block} firstScreen /> : <Drawing name={ornament} />}
            {isLit && <PriceLabel game={game} />}
          </div>
        );
      })}
    </div>
  );
}

/** On the first screen, above the card. Hidden from screen readers, since the card has the price too. */
function PriceLabel({ game }: { game: Game }) {
  if (game.soldOut) return null;
  return (
    <p className="games-shelf-price" aria-hidden="true">
      <b className="figure">{money(game.monthly)}</b>
      {` ${words.plan.perMonth}`}
    </p>
  );
}
