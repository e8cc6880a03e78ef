/**
 * An isometric voxel renderer that writes small SVG paths.
 *
 * In this projection all edges of all cubes are on one lattice of equal triangles, and each half of a visible cube face
 * covers exactly one triangle. Hidden surfaces are removed by finding the nearest voxel of each triangle; triangles
 * of one colour are merged into one outline with integer coordinates. A column of the lattice is one unit wide;
 * scaling x by the square root of 3 makes it isometric.
 *
 * x points right and down, y left and down, z up. Three faces are visible: top, left (+y), right (+x).
 */
import type { Colour } from "./colour";
import { outlinePath, type Triangle } from "./outline";
import { reducePalette } from "./palette";

export type Point = readonly [x: number, y: number, z: number];
export type Size = readonly [width: number, depth: number, height: number];
export type Face = "top" | "left" | "right";
export type Voxel = { readonly at: Point; readonly colour: Colour };

/** The colour that a face of a voxel shows under the light of the scene. */
export type Shade = (voxel: Voxel, face: Face) => Colour;

/** One colour for a whole box, or one per voxel, counted from the corner of the box; undefined leaves the voxel as it is. */
export type Fill = Colour | ((i: number, j: number, k: number) => Colour | undefined);

/** In lattice units. */
export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A visible triangle, and the voxel face it is half of. */
export type Facet = Triangle & { readonly colour: Colour; readonly voxel: Voxel; readonly face: Face };

/** One shape per colour, in painting order; the first is the silhouette under all others. */
export type Rendering = readonly { readonly colour: Colour; readonly path: string }[];

export type RenderOptions = {
  shade: Shade;
  /** The maximum number of colours. */
  colours: number;
};

export class VoxelModel {
  readonly #voxels = new Map<string, Voxel>();

  get(at: Point): Colour | undefined {
    return this.#voxels.get(keyOf(at))?.colour;
  }

  set(at: Point, colour: Colour): this {
    this.#voxels.set(keyOf(at), { at, colour });
    return this;
  }

  remove(at: Point): this {
    this.#voxels.delete(keyOf(at));
    return this;
  }

  box([x, y, z]: Point, [width, depth, height]: Size, fill: Fill): this {
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < depth; j++) {
        for (let k = 0; k < height; k++) {
          const colour = typeof fill === "function" ? fill(i, j, k) : fill;
          if (colour) this.set([x + i, y + j, z + k], colour);
        }
      }
    }
    return this;
  }

  voxels(): Iterable<Voxel> {
    return this.#voxels.values();
  }

  bounds(): Bounds {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { at } of this.voxels()) {
      const [column, row] = project(at);
      left = Math.min(left, column - 1);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 4);
    }
    return { left, top, right, bottom };
  }
}

export function render(model: VoxelModel, { shade, colours }: RenderOptions): Rendering {
  return traceFacets(reduceColours(visibleFacets(model, shade), colours));
}

/** The nearest face for each triangle of the lattice that the model covers. */
export function visibleFacets(model: VoxelModel, shade: Shade): Facet[] {
  const nearest = new Map<string, { facet: Facet; depth: number }>();
  for (const voxel of model.voxels()) {
    const [x, y, z] = voxel.at;
    const depth = x + y + z;
    for (const { face, neighbour, triangles } of facesOf(voxel.at)) {
      if (model.get(neighbour)) continue;
      const colour = shade(voxel, face);
      for (const { column, row } of triangles) {
        const key = `${column},${row}`;
        const current = nearest.get(key);
        if (!current || current.depth < depth) {
          nearest.set(key, { facet: { column, row, colour, voxel, face }, depth });
        }
      }
    }
  }
  return Array.from(nearest.values(), ({ facet }) => facet);
}

export function reduceColours(facets: readonly Facet[], limit: number): Facet[] {
  const uses = new Map<Colour, number>();
  for (const { colour } of facets) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  const replacements = reducePalette(uses, limit);
  return facets.map((facet) => ({ ...facet, colour: replacements.get(facet.colour) ?? facet.colour }));
}

/** One outline per colour. The most used colour fills the whole silhouette, so that there are no gaps between the others. */
export function traceFacets(facets: readonly Facet[]): Rendering {
  const byColour = new Map<Colour, Facet[]>();
  for (const facet of facets) {
    const known = byColour.get(facet.colour);
    if (known) known.push(facet);
    else byColour.set(facet.colour, [facet]);
  }
  return [...byColour]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([colour, own], index) => ({ colour, path: outlinePath(index === 0 ? facets : own) }));
}

/** Lattice column and row of the cube's rear top corner. */
function project([x, y, z]: Point): readonly [column: number, row: number] {
  return [x - y, x + y - 2 * (z + 1)];
}

/** The three visible faces; a voxel at `neighbour` hides the face. */
function facesOf(at: Point): readonly { face: Face; neighbour: Point; triangles: readonly Triangle[] }[] {
  const [x, y, z] = at;
  const [column, row] = project(at);
  return [
    {
      face: "top",
      neighbour: [x, y, z + 1],
      triangles: [
        { column: column - 1, row },
        { column, row },
      ],
    },
    {
      face: "left",
      neighbour: [x, y + 1, z],
      triangles: [
        { column: column - 1, row: row + 1 },
        { column: column - 1, row: row + 2 },
      ],
    },
    {
      face: "right",
      neighbour: [x + 1, y, z],
      triangles: [
        { column, row: row + 1 },
        { column, row: row + 2 },
      ],
    },
  ];
}

function keyOf([x, y, z]: Point): string {
  return `${x},${y},${z}`;
}
