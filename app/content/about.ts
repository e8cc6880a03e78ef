import { milestones as allMilestones, blocks, features, stats } from "../../content/about.yaml";
import type { About } from "../../schemas/about";

export type { Milestone } from "../../schemas/about";

export const aboutStats: Readonly<About["stats"]> = stats;

export const aboutBlocks: Readonly<About["blocks"]> = blocks;

export const aboutFeatures: Readonly<About["features"]> = features;

export const milestones: Readonly<About["milestones"]> = allMilestones;
