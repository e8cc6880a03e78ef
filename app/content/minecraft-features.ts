import records from "../../content/minecraft-features.yaml";
import type { FeatureTile } from "../../schemas/parts";

export const minecraftFeatures: readonly FeatureTile[] = records;
