import { digPond, hangStrata, layDeck, layPath, tickAt, tileCentre } from "./island-ground";
import {
  buildStall,
  parkRickshaw,
  plantTrees,
  raiseRacks,
  scatterSmallThings,
  seatRegulars,
  setTorches,
} from "./island-objects";
import { ringPlots } from "./mark";
import { NightModel, nightLight } from "./night-light";
import { outlinePath } from "./outline";
import { type Bounds, type Facet, type Rendering, render, visibleFacets } from "./voxel";

/**
 * The hero scene: a floating deck whose twenty rim tiles are the mark seen in isometric. On it server racks, a
 * tea stall and an auto-rickshaw; below it the ten plan tiers as strata.
 */
export function islandModel(): NightModel {
  const model = new NightModel();
  layDeck(model);
  hangStrata(model);
  raiseRacks(model);
  layPath(model);
  buildStall(model);
  seatRegulars(model);
  parkRickshaw(model);
  plantTrees(model);
  digPond(model);
  scatterSmallThings(model);
  setTorches(model);
  return model;
}

export function renderIsland(colours: number): { rendering: Rendering; frame: Bounds } {
  const model = islandModel();
  return {
    rendering: render(model, { shade: nightLight(model, tileCentre), colours }),
    frame: model.bounds(),
  };
}

/**
 * The visible part of each rim tile as path data, in the order of the mark: clockwise from the rear corner.
 * In lattice units, so it lies on the island under the same view box and the same `scale(1.732 1)`.
 * Four tiles at the rear are wholly hidden and yield an empty path, so that the light keeps time behind the racks.
 */
export function islandTicks(): readonly string[] {
  const facets = visibleFacets(islandModel(), ({ colour }) => colour);
  const ticks: Facet[][] = ringPlots.map(() => []);
  for (const facet of facets) {
    if (facet.face === "top") ticks[tickAt(facet.voxel.at) ?? -1]?.push(facet);
  }
  return ticks.map(outlinePath);
}
