import { featureTile, filledListOf } from "./parts";

export const featureTiles = filledListOf(featureTile);
