import type { Colour } from "../engine/colour";
import type { Fill } from "../engine/voxel";

type Octagon = {
  /** From the middle to the sides, and the largest sum of both distances, which cuts the corners. */
  reach: number;
  corner: number;
  colour: Colour;
  /** Only the rim. */
  hollow?: boolean;
};

/** An eight-sided layer, for a box whose width and depth are twice the reach and one. */
export function octagon({ reach, corner, colour, hollow = false }: Octagon): Fill {
  return (i, j) => {
    const [dx, dy] = [Math.abs(i - reach), Math.abs(j - reach)];
    const isInside = dx < reach && dy < reach && dx + dy < corner;
    return dx + dy <= corner && !(hollow && isInside) ? colour : undefined;
  };
}
