import { type Colour, type PerceivedColour, perceivedDistance, toPerceived } from "./colour";

type Swatch = { colour: Colour; perceived: PerceivedColour; uses: number };

/**
 * Maps each colour to its replacement, so that at most `limit` remain. Each step replaces a colour that is rarely used
 * and similar to another.
 */
export function reducePalette(uses: ReadonlyMap<Colour, number>, limit: number): Map<Colour, Colour> {
  let kept = Array.from(uses, ([colour, count]): Swatch => {
    return { colour, perceived: toPerceived(colour), uses: count };
  }).sort((a, b) => b.uses - a.uses);
  const replacements = new Map<Colour, Colour>();
  while (kept.length > limit) {
    const pair = cheapestPair(kept);
    if (!pair) break;
    const [stays, goes] = pair[0].uses < pair[1].uses ? [pair[1], pair[0]] : pair;
    stays.uses += goes.uses;
    replacements.set(goes.colour, stays.colour);
    kept = kept.filter((swatch) => swatch !== goes);
  }
  return new Map(Array.from(uses.keys(), (colour) => [colour, finalReplacement(colour, replacements)]));
}

function cheapestPair(swatches: readonly Swatch[]): [Swatch, Swatch] | undefined {
  let cheapest: [Swatch, Swatch] | undefined;
  let lowestCost = Number.POSITIVE_INFINITY;
  for (const [index, first] of swatches.entries()) {
    for (const second of swatches.slice(index + 1)) {
      const cost =
        perceivedDistance(first.perceived, second.perceived) * Math.min(first.uses, second.uses) ** 0.5;
      if (cost < lowestCost) {
        lowestCost = cost;
        cheapest = [first, second];
      }
    }
  }
  return cheapest;
}

/** A replacement may itself have been replaced later. */
function finalReplacement(colour: Colour, replacements: ReadonlyMap<Colour, Colour>): Colour {
  const next = replacements.get(colour);
  return next ? finalReplacement(next, replacements) : colour;
}
