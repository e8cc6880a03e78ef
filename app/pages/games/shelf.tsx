import type { DrawingName } from "../../../art/names";
import { Drawing } from "../../components/drawing";
import type { Game } from "../../content/games";
import { words } from "../../content/interface";
import { money } from "../../format/money";
import "./shelf.css";

const places: readonly { block: DrawingName; ornament: DrawingName }[] = [
  { block: "block-grass", ornament: "lantern" },
  { block: "block-stone", ornament: "sapling" },
  { block: "block-gold", ornament: "chest" },
];

/** Three places: a block with a price under a lit lantern for each game, an ornament under a dark one for each place that is left. */
export function Shelf({ games }: { games: readonly Game[] }) {
  return (
    <div className="games-shelf">
      {places.map(({ block, ornament }, place) => (
        <div key={block} className="games-shelf-place" data-lit={games[place] !== undefined || undefined}>
          <div className="games-shelf-lantern">
            <Drawing name="lantern" />
          </div>
          {games[place] ? <Drawing name={block} firstScreen /> : <Drawing name={ornament} />}
          <PriceLabel game={games[place]} />
        </div>
      ))}
    </div>
  );
}

/** On the first screen, above the card. Hidden from screen readers, since the card has the price too. */
function PriceLabel({ game }: { game: Game | undefined }) {
  if (!game || game.soldOut) return null;
  return (
    <p className="games-shelf-price" aria-hidden="true">
      <b className="figure">{money(game.monthly)}</b>
      {` ${words.plan.perMonth}`}
    </p>
  );
}
