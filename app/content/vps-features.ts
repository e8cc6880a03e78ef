import type { FeatureTile } from "./feature-tile";

export const vpsFeatures: readonly FeatureTile[] = [
  {
    id: "root",
    icon: "console",
    title: "Full root",
    text: "Your machine. Install what you like, break what you like, and nobody asks why.",
  },
  {
    id: "hardware",
    icon: "chip",
    title: "Ryzen and Epyc",
    text: "The same hosts our game servers run on. We would hear about it if they were slow.",
  },
  {
    id: "protection",
    icon: "shield",
    title: "DDoS protection",
    text: "Attack traffic is filtered upstream. Your port sees what is left: your users.",
  },
  {
    id: "people",
    icon: "users",
    title: "People who run servers",
    text: "Write a ticket in your own words. Whoever reads it has been locked out of SSH too.",
  },
];
