declare module "virtual:language" {
  /** As in `content/brand.yaml`. */
  export const tax: import("../site/schemas/brand").Brand["tax"];
  /** How the locale of the site writes numbers and money: see format/number-format.ts. */
  export const numberFormat: import("./format/number-format").NumberFormat;
  /** The rest is from site/language.ts. */
  export const plurals: Readonly<Record<number, Intl.LDMLPluralRule>>;
  export const dayFormat: import("./format/date-format").DateFormat;
  export const monthFormat: import("./format/date-format").DateFormat;
  export const ordinalDays: readonly string[];
  type SiteLanguage = import("../site/schemas/locale").SiteLanguage;
  export const language: SiteLanguage;
  /** All of the site, the first one first. */
  export const languages: readonly SiteLanguage[];
  /** Of the files of content/texts, in the first language. */
  export const textPaths: readonly string[];
  /** The pages that do not exist, because they have no plans or games, and the place of no questions. */
  export const missingPages: readonly string[];
}

declare module "virtual:texts" {
  type TextModule = { default: import("../site/schemas/text-page").TextPage };
  /** What fetches each text, by its path. */
  export const texts: Readonly<Record<string, () => Promise<TextModule>>>;
}

declare module "virtual:script-styles" {}

interface ImportMetaEnv {
  /**
   * False in a build whose records have no such part: an announcement, company.yaml, prices for longer periods, an address to
   * ping, a status feed, a tax. A constant of another module would not do: what several files share is put into a file of its
   * own before such a constant is known.
   */
  readonly HAS_ANNOUNCEMENT: boolean;
  readonly HAS_COMPANY: boolean;
  readonly HAS_PERIODS: boolean;
  readonly HAS_PING: boolean;
  readonly HAS_STATUS_FEED: boolean;
  readonly HAS_TAX: boolean;
  /** The year the site was built in: what the prerendered footer says. */
  readonly BUILD_YEAR: number;
}
