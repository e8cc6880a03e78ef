/** The figures of the home page: hero, cards, call to action, meta description and structured data use them. */
export type HomeFigures = {
  processor: string;
  /** DDoS protection up to this. The questions have a different figure. */
  ddosTbps: number;
  dataCenters: number;
  /** Latency stays under this. */
  latencyUnderMs: number;
  uptimePercent: number;
  support: string;
  /** Shown with a plus: "450+". */
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
