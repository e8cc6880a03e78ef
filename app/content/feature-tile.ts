import type { IconName } from "../art/icons";

/** A small ruled cell: pixel icon, a few words, one sentence or two. */
export type FeatureTile = { id: string; icon: IconName; title: string; text: string };
