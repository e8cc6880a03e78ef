import records from "../../content/home-features.yaml";
import type { HomeFeature } from "../../schemas/home-features";

export type { HomeFeature } from "../../schemas/home-features";

export const homeFeatures: readonly HomeFeature[] = records;
