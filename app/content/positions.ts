import records from "../../content/positions.yaml";
import type { Position } from "../../schemas/positions";

export type { Position } from "../../schemas/positions";

export const positions: readonly Position[] = records;
