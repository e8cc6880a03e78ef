import type { ShareCard } from "../../seo/share-card";
import { responseTime } from "./response-time";

export const shareCard: ShareCard = {
  headline: ["Someone", "is awake."],
  offer: responseTime ? `An answer in ${responseTime}, day and night` : "An answer, day and night",
  drawing: "prop-support",
  alt: "A clay cup of tea",
};
