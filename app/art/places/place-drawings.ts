import { moon, stars } from "../night-sky";
import { type Drawing, voxelDrawing } from "../svg";
import { render } from "../voxel";
import type { PlaceModel } from "./place-model";
import { type TowerPlan, vpsTower } from "./vps-tower";

/** What the places show of the records. */
export type PlaceRecords = { vpsPlans: readonly TowerPlan[] };

export const noPlaceRecords: PlaceRecords = { vpsPlans: [] };

/** The place at the top of each page, drawn from the records. */
export const placeDrawings = {
  "scene-vps": ({ vpsPlans }) => drawPlace(vpsTower(vpsPlans), 76),
} as const satisfies Record<string, (records: PlaceRecords) => Drawing>;

export type PlaceName = keyof typeof placeDrawings;

/** What is in the sky of a place. */
export const skyDrawings = { moon, stars } as const satisfies Record<string, () => Drawing>;

export type SkyName = keyof typeof skyDrawings;

function drawPlace(model: PlaceModel, colours: number): Drawing {
  return voxelDrawing([render(model, { shade: model.shade(), colours })], model.bounds());
}
