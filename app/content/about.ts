import * as records from "../../content/about.yaml";
import type { About } from "../../schemas/about";

export type { Milestone } from "../../schemas/about";

export const aboutStats: Readonly<About["stats"]> = records.stats;

export const aboutBlocks: Readonly<About["blocks"]> = records.blocks;

export const aboutFeatures: Readonly<About["features"]> = records.features;

export const milestones: Readonly<About["milestones"]> = records.milestones;
