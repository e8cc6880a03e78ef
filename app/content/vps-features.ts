import records from "../../content/vps-features.yaml";
import type { FeatureTile } from "../../schemas/parts";

export const vpsFeatures: readonly FeatureTile[] = records;
