import { type Colour, dimmed } from "../../engine/colour";
import { NightModel, nightLight } from "../../engine/night-light";
import type { Face, Fill, Point, Shade, Size } from "../../engine/voxel";
import { type Hour, skies } from "./skies";

/** The model of a place: the light of its hour, lamps, and paving of which each tile has one light level. */
export class PlaceModel extends NightModel {
  readonly #hour: Hour;
  readonly #lit = new Set<string>();
  readonly #tileCentres = new Map<string, Point>();
  readonly #folds = new Map<string, number>();

  constructor(hour: Hour) {
    super();
    this.#hour = hour;
  }

  /** Paper, cloth and china in the light of a lamp: a little darker than a glowing voxel, whatever the hour. */
  lit(at: Point, colour: Colour): this {
    this.#lit.add(at.join());
    return this.set(at, colour);
  }

  /** Cloth in the light of a lamp. A fold is shaded while the group of lights with its number is dim. */
  cloth(at: Point, colour: Colour, fold: number): this {
    this.#folds.set(at.join(), fold);
    return this.lit(at, colour);
  }

  foldOf(at: Point): number | undefined {
    return this.#folds.get(at.join());
  }

  litBox(corner: Point, size: Size, fill: Fill): this {
    return this.#fillBox(corner, size, fill, (at, colour) => this.lit(at, colour));
  }

  glowBox(corner: Point, size: Size, fill: Fill): this {
    return this.#fillBox(corner, size, fill, (at, colour) => this.glow(at, colour));
  }

  /** A voxel of a paving tile. */
  pave(at: Point, colour: Colour, tileCentre: Point): this {
    this.#tileCentres.set(at.join(), tileCentre);
    return this.set(at, colour);
  }

  shade(): Shade {
    const unlit = nightLight(this, (at) => this.#tileCentres.get(at.join()), skies[this.#hour]);
    return (voxel, face) => {
      if (!this.#lit.has(voxel.at.join()) || this.isGlowing(voxel.at)) return unlit(voxel, face);
      return dimmed(voxel.colour, lamplit[face]);
    };
  }

  #fillBox(corner: Point, size: Size, fill: Fill, put: (at: Point, colour: Colour) => void): this {
    const [x, y, z] = corner;
    return this.box(corner, size, (i, j, k) => {
      const colour = typeof fill === "function" ? fill(i, j, k) : fill;
      if (colour) put([x + i, y + j, z + k], colour);
      return undefined;
    });
  }
}

const lamplit: Record<Face, number> = { top: 0.96, left: 0.8, right: 0.56 };
