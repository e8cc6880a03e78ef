declare module "virtual:number-format" {
  /** Whether a plan has prices for longer periods. */
  export const hasPeriods: boolean;
  /** As in `content/brand.yaml`. */
  export const tax: import("../schemas/brand").Brand["tax"];
  /** How the locale of the site writes numbers and money: see format/number-format.ts. */
  export const numberFormat: import("./format/number-format").NumberFormat;
}

interface ImportMetaEnv {
  /** The year the site was built in: what the prerendered footer says. */
  readonly BUILD_YEAR: number;
}
