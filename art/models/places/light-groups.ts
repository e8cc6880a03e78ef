import { columnWidth, outlinePath } from "../../engine/outline";
import { noise } from "../../engine/pattern";
import { type Point, type Voxel, visibleFacets } from "../../engine/voxel";
import type { PlaceModel } from "./place-model";

/** The lights of a place are dimmed in so many turns. */
export const lightGroupCount = 5;

/** A larger light, such as the band of a tower, is always on. */
const mostVoxels = 8;

/** The stroke is that of the scene, which would else be a bright edge. */
const dark = 'fill="#120d0a" stroke="#120d0a" stroke-width=".1"';

/**
 * The markup of what dims the lights of a place: dark shapes with an id for each group of lights and fold of cloth. A light is one or
 * more glowing voxels of one colour side by side, such as a window.
 */
export function lightGroups(model: PlaceModel): string {
  const groupOf = new Map<string, number>();
  for (const light of lightsOf(model)) {
    const [{ at }] = light;
    if (light.length > mostVoxels) continue;
    const group = Math.floor(noise(...at, 7) * lightGroupCount);
    for (const voxel of light) groupOf.set(keyOf(voxel.at), group);
  }
  const facets = visibleFacets(model, ({ colour }) => colour);
  return Array.from({ length: lightGroupCount }, (_, group) => {
    const lights = facets.filter(({ voxel }) => groupOf.get(keyOf(voxel.at)) === group);
    const folds = facets.filter(({ voxel }) => model.foldOf(voxel.at) === group);
    const shade = folds.length > 0 ? `<path opacity=".4" d="${outlinePath(folds)}"/>` : "";
    return `<g id="lights-${group}" ${dark} transform="scale(${columnWidth} 1)"><path d="${outlinePath(lights)}"/>${shade}</g>`;
  }).join("");
}

function lightsOf(model: PlaceModel): [Voxel, ...Voxel[]][] {
  const glowing = new Map<string, Voxel>();
  for (const voxel of model.voxels()) if (model.isGlowing(voxel.at)) glowing.set(keyOf(voxel.at), voxel);
  const lights: [Voxel, ...Voxel[]][] = [];
  for (const [key, first] of glowing) {
    glowing.delete(key);
    const light: [Voxel, ...Voxel[]] = [first];
    // Voxels that are found are added to the list while it is walked through.
    for (const { at } of light) {
      for (const neighbourKey of neighboursOf(at).map(keyOf)) {
        const neighbour = glowing.get(neighbourKey);
        if (neighbour?.colour !== first.colour) continue;
        glowing.delete(neighbourKey);
        light.push(neighbour);
      }
    }
    lights.push(light);
  }
  return lights;
}

function neighboursOf([x, y, z]: Point): Point[] {
  return [
    [x - 1, y, z],
    [x + 1, y, z],
    [x, y - 1, z],
    [x, y + 1, z],
    [x, y, z - 1],
    [x, y, z + 1],
  ];
}

function keyOf(at: Point): string {
  return at.join();
}
