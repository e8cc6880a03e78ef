import type { IconName } from "../art/icons";

/** A tile with an icon, a title and one or two sentences. */
export type FeatureTile = { id: string; icon: IconName; title: string; text: string };
