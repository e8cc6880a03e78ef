import { count, percent, positive, record, text } from "./parts";

/** Hero, cards, call to action, meta description and structured data of the home page use them. */
export const homeFigures = record({
  processor: text,
  ddosTbps: positive.describe("DDoS protection up to this. The questions have a different figure."),
  dataCenters: count,
  latencyUnderMs: positive,
  uptimePercent: percent,
  support: text,
  customers: count.describe("Shown with a plus: `450+`."),
  responseHours: positive,
  backupRetentionDays: count,
});
