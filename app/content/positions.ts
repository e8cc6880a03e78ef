import positions from "../../content/positions.yaml";
import type { Position } from "../../site/schemas/company";

export type { Position };

export { positions };

export function positionBySlug(slug: string | undefined): Position | undefined {
  return positions.find((position) => position.slug === slug);
}
