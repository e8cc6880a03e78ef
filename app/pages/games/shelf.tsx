import type { DrawingName } from "../../../art/names";
import { AnyLink } from "../../components/any-link";
import { Drawing } from "../../components/drawing";
import { useLayoutData } from "../../hooks/use-layout-data";
import type { ShownGame } from "./loader";
import "./shelf.css";

const places: readonly { block: DrawingName; ornament: DrawingName }[] = [
  { block: "block-grass", ornament: "lantern" },
  { block: "block-stone", ornament: "sapling" },
  { block: "block-gold", ornament: "chest" },
];

type ShelfProps = { games: readonly ShownGame[]; shown: readonly ShownGame[] };

/**
 * Three places: a block with a price under a lantern for each game, an ornament under a dark one for each place that is
 * left. A game that the filter does not find is dark too. A lit block leads where the card of its game does.
 */
export function Shelf({ games, shown }: ShelfProps) {
  return (
    <div className="games-shelf">
      {places.map(({ block, ornament }, place) => {
        const game = games[place];
        const isLit = game !== undefined && shown.includes(game);
        const object = (
          <>
            <div className="games-shelf-lantern">
              <Drawing name="lantern" />
            </div>
            {game ? <Drawing name={block} firstScreen /> : <Drawing name={ornament} />}
            {isLit && <PriceLabel {...game} />}
          </>
        );
        return isLit && game.target ? (
          <AnyLink key={block} target={game.target} className="games-shelf-place" data-lit="true">
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
function PriceLabel({ title, price, soldOut }: ShownGame) {
  const { words } = useLayoutData();
  if (soldOut) return null;
  return (
    <p className="games-shelf-price">
      <span className="visually-hidden">{`${title} `}</span>
      <b className="figure">{price.amount}</b>
      {` ${words.plan.perMonth}`}
    </p>
  );
}
