import { type Drawing, voxelDrawing } from "../../engine/svg";
import { type Bounds, render } from "../../engine/voxel";
import type { LaneName, PlaceName } from "../../names";
import { moon, stars } from "../night-sky";
import { desk } from "./desk";
import type { FlagPartner } from "./flags";
import { foundingStone } from "./founding-stone";
import { lightGroups } from "./light-groups";
import { nightRoom } from "./night-room";
import { noticeBoard } from "./notice-board";
import { partnerBridge } from "./partner-bridge";
import { partnerFlags } from "./partner-flags";
import type { PlaceModel } from "./place-model";
import { teaStall } from "./tea-stall";
import { type TowerPlan, vpsTower } from "./vps-tower";
import { singleHouse, type WebsitePlace, websiteLane } from "./website-lane";

/** What the places show of the records. */
export type PlaceRecords = {
  vpsPlans: readonly TowerPlan[];
  websitePlans: readonly (WebsitePlace & { id: string })[];
  partners: readonly FlagPartner[];
  /** The months from the founding to each milestone. */
  milestones: readonly number[];
  /** Whether a figure of /support is "24/7". */
  answersAtAllHours: boolean;
  /** Whether the site has our mark, and no logo of its own. */
  withMark: boolean;
};

/** The place at the top of each page, drawn from the records. */
export const placeDrawings = {
  "scene-vps": ({ vpsPlans }) => drawPlace(vpsTower(vpsPlans), 76),
  "scene-website-van": ({ websitePlans }) => drawPlace(websiteLane("scene-website-van", websitePlans), 76),
  "scene-website": ({ websitePlans }) => drawPlace(websiteLane("scene-website", websitePlans), 76),
  "scene-support": ({ answersAtAllHours }) => drawPlace(teaStall(answersAtAllHours), 84),
  "scene-careers": ({ withMark }) => drawPlace(nightRoom(withMark), 80),
  // The flag at the right extends beyond the ground, also where there are fewer partners.
  "scene-partners": ({ partners }) => drawPlace(partnerFlags(partners), 72, { left: -30, right: 33 }),
  "scene-partners-bridge": ({ partners }) => drawPlace(partnerBridge(partners), 72),
  "scene-about": ({ milestones, withMark }) => drawPlace(foundingStone(milestones, withMark), 72),
  "scene-legal": () => drawPlace(noticeBoard(), 70),
  "prop-desk": () => drawPlace(desk(), 76),
} as const satisfies Record<PlaceName, (records: PlaceRecords) => PlaceDrawing>;

/** `lights` is the markup of what dims its lights, in the same view box. */
export type PlaceDrawing = Drawing & { lights: string };

/** Pixels per unit of the view box, the same for all houses. */
const houseScale = 4.6;

/** A house for each website plan, as in the lane. */
export function drawHouses(lane: LaneName, { websitePlans }: PlaceRecords): [plan: string, Drawing][] {
  return websitePlans.map(({ id, domains }) => {
    const drawing = drawPlace(singleHouse(lane, domains), 38);
    const [, , width = 0, height = 0] = drawing.viewBox.split(" ").map((side) => Number(side) * houseScale);
    return [id, { ...drawing, width: Math.round(width), height: Math.round(height) }];
  });
}

/** What is in the sky of a place. */
export const skyDrawings = { moon, stars } as const satisfies Record<string, () => Drawing>;

function drawPlace(model: PlaceModel, colours: number, sides: Partial<Bounds> = {}): PlaceDrawing {
  const rendering = render(model, { shade: model.shade(), colours });
  const drawing = voxelDrawing([rendering], { ...model.bounds(), ...sides });
  return { ...drawing, lights: lightGroups(model) };
}
