export {
  blocks as aboutBlocks,
  features as aboutFeatures,
  milestones,
  stats as aboutStats,
} from "../../content/about.yaml";

export type { Milestone } from "../../site/schemas/company";
