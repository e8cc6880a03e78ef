import { supportStats } from "../../content/support-options";
import type { ShareCard } from "../../share-card";

const [{ prefix, value, unit }] = supportStats;

export const shareCard: ShareCard = {
  headline: ["Someone", "is awake."],
  offer: `E-mail, telephone, Discord, ticket: an answer in ${prefix} ${value} ${unit}`,
  drawing: "prop-support",
  alt: "A cup of tea",
};
