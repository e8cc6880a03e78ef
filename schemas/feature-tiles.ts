import { featureTile, listOf } from "./parts";

export const featureTiles = listOf(featureTile);
