import type { DrawingName } from "../../../art/names";
import { AnyLink } from "../../components/any-link";
import { Drawing } from "../../components/drawing";
import { type Game, games } from "../../content/games";
import { words } from "../../content/interface";
import { money } from "../../format/money";
import { gameLink } from "./game-link";
import "./shelf.css";

const places: readonly { block: DrawingName; ornament: DrawingName }[] = [
  { block: "block-grass", ornament: "lantern" },
  { block: "block-stone", ornament: "sapling" },
  { block: "block-gold", ornament: "chest" },
];

/**
 * Three places: a block with a price under a lantern for each game, an ornament under a dark one for each place that is
 * left. A game that the filter does not find is dark too. A lit block leads where the card of its game does.
 */
export function Shelf({ shown }: { shown: readonly Game[] }) {
  return (
    <div className="games-shelf">
      {places.map(({ block, ornament }, place) => {
        const game: Game | undefined = games[place];
        const isLit = game !== undefined && shown.includes(game);
        const target = isLit ? gameLink(game) : undefined;
        const object = (
          <>
            <div className="games-shelf-lantern">
              <Drawing name="lantern" />
            </div>
            {game ? <Drawing name={block} firstScreen /> : <Drawing name={ornament} />}
            {isLit && <PriceLabel game={game} />}
          </>
        );
        return target ? (
          <AnyLink key={block} target={target} className="games-shelf-place" data-lit="true">
            {object}
          </AnyLink>
        ) : (
          <div key={block} className="games-shelf-place" data-lit={isLit || undefined}>
            {object}
          </div>
        );
      })}
    </div>
  );
}

/** On the first screen, above the card. */
function PriceLabel({ game }: { game: Game }) {
  if (game.soldOut) return null;
  return (
    <p className="games-shelf-price">
      <span className="visually-hidden">{`${game.title} `}</span>
      <b className="figure">{money(game.monthly)}</b>
      {` ${words.plan.perMonth}`}
    </p>
  );
}
