/** What the home page claims. Hero, cards, call to action, meta description and structured data all read it from here. */
export type HomeFigures = {
  processor: string;
  /** Attack traffic filtered, up to this. The questions name a figure of their own. */
  ddosTbps: number;
  dataCenters: number;
  /** Latency stays under this. */
  latencyUnderMs: number;
  uptimePercent: number;
  support: string;
  /** Worded with a plus: "450+". */
  customers: number;
  responseHours: number;
  backupRetentionDays: number;
};

export const homeFigures: HomeFigures = {
  processor: "AMD Ryzen",
  ddosTbps: 2.5,
  dataCenters: 5,
  latencyUnderMs: 20,
  uptimePercent: 99.9,
  support: "24/7",
  customers: 450,
  responseHours: 1,
  backupRetentionDays: 30,
};
