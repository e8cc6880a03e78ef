import { type Colour, type PerceivedColour, perceivedDistance, toPerceived } from "./colour";

type Swatch = { colour: Colour; perceived: PerceivedColour; uses: number };
type Pair = { first: Swatch; second: Swatch; cost: number };

/**
 * Maps each colour to its replacement, so that at most `limit` remain. Each step replaces a colour that is rarely used
 * and similar to another.
 */
export function reducePalette(uses: ReadonlyMap<Colour, number>, limit: number): Map<Colour, Colour> {
  const swatches = Array.from(uses, ([colour, count]): Swatch => {
    return { colour, perceived: toPerceived(colour), uses: count };
  }).sort((a, b) => b.uses - a.uses);
  const kept = new Set(swatches);
  /** The cheapest pair of each swatch with a later one. Most stay the same from step to step. */
  let pairs = swatches.flatMap((first) => cheapestPair(first, swatches));
  const replacements = new Map<Colour, Colour>();
  while (kept.size > limit && pairs.length > 0) {
    const { first, second } = pairs.reduce((cheapest, pair) => (pair.cost < cheapest.cost ? pair : cheapest));
    const [stays, goes] = first.uses < second.uses ? [second, first] : [first, second];
    stays.uses += goes.uses;
    replacements.set(goes.colour, stays.colour);
    kept.delete(goes);
    const left = [...kept];
    // A pair only gets dearer by the uses that were added.
    const changed = (swatch: Swatch) => swatch === stays || swatch === goes;
    pairs = pairs.flatMap((pair) => {
      if (pair.first === goes) return [];
      return changed(pair.first) || changed(pair.second) ? cheapestPair(pair.first, left) : [pair];
    });
  }
  return new Map(Array.from(uses.keys(), (colour) => [colour, finalReplacement(colour, replacements)]));
}

/** That of a swatch with a later one, if there is one. */
function cheapestPair(first: Swatch, swatches: readonly Swatch[]): Pair[] {
  let cheapest: Pair | undefined;
  for (let index = swatches.indexOf(first) + 1; index < swatches.length; index++) {
    const second = swatches[index] as Swatch;
    const cost =
      perceivedDistance(first.perceived, second.perceived) * Math.min(first.uses, second.uses) ** 0.5;
    if (cost < (cheapest?.cost ?? Number.POSITIVE_INFINITY)) cheapest = { first, second, cost };
  }
  return cheapest ? [cheapest] : [];
}

/** A replacement may itself have been replaced later. */
function finalReplacement(colour: Colour, replacements: ReadonlyMap<Colour, Colour>): Colour {
  const next = replacements.get(colour);
  return next ? finalReplacement(next, replacements) : colour;
}
