import { NightModel, nightLight } from "../engine/night-light";
import { outlinePath } from "../engine/outline";
import { type Bounds, type Facet, type Rendering, render, visibleFacets } from "../engine/voxel";
import type { IslandName } from "../names";
import { furnishCamp } from "./island-campfire";
import { digPond, hangStrata, layDeck, layPath, tileAt, tileCentre } from "./island-ground";
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

/**
 * The hero drawing: a floating deck whose twenty rim tiles have the arrangement of the mark. On it are server racks, a
 * tea stall and an auto-rickshaw; below it are ten strata, one for each Minecraft plan.
 */
function islandModel(name: IslandName): NightModel {
  const model = new NightModel();
  layDeck(model);
  hangStrata(model);
  raiseRacks(model);
  layPath(model);
  digPond(model);
  furnish[name](model);
  return model;
}

/** What stands between the racks and the rim. */
const furnish = {
  island: (model: NightModel) => {
    buildStall(model);
    seatRegulars(model);
    parkRickshaw(model, 15, 27);
    plantTrees(model);
    scatterSmallThings(model);
    setTorches(model);
  },
  "island-campfire": furnishCamp,
} as const satisfies Record<IslandName, (model: NightModel) => void>;

export function renderIsland(name: IslandName, colours: number): { rendering: Rendering; frame: Bounds } {
  const model = islandModel(name);
  return {
    rendering: render(model, { shade: nightLight(model, tileCentre), colours }),
    frame: model.bounds(),
  };
}

/**
 * The visible part of each rim tile as path data, in the order of the mark: clockwise from the rear corner.
 * In lattice units: it needs the view box of the island and its `scale(1.732 1)`. The paths of the four hidden tiles at
 * the rear are empty, so that the light takes the same time for every tile.
 */
export function islandTicks(name: IslandName): readonly string[] {
  const facets = visibleFacets(islandModel(name), ({ colour }) => colour);
  const ticks: Facet[][] = ringPlots.map(() => []);
  for (const facet of facets) {
    if (facet.face === "top") ticks[tileAt(facet.voxel.at) ?? -1]?.push(facet);
  }
  return ticks.map(outlinePath);
}
