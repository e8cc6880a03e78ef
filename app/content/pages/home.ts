export {
  assistants,
  features,
  head,
  locations,
  meta,
  panel,
  plans,
  protection,
  questions,
  shareCard,
  specCards,
  testimonials,
} from "../../../content/pages/home.yaml";

import type { HomePage } from "../../../schemas/home-page";

export type HomeEyebrow = HomePage["features"]["eyebrow"];
