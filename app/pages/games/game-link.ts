import { linkTarget } from "../../content/brand";
import type { Game } from "../../content/games";

/** Where a game is ordered; undefined if it is sold out or its page is missing. */
export function gameLink(game: Game) {
  const { soldOut, to, destination } = game;
  return !soldOut && (to || destination) ? linkTarget(game) : undefined;
}
