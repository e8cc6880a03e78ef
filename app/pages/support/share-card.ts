import { supportStats } from "../../content/support-options";
import type { ShareCard } from "../../share-card";

const [{ prefix, value, unit }] = supportStats;

export const shareCard: ShareCard = {
  headline: ["Someone", "is awake."],
  offer: `An answer in ${prefix} ${value} ${unit}, day and night`,
  drawing: "prop-support",
  alt: "A clay cup of tea",
};
