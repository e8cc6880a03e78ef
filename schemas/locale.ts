/** Whether it is the tag of a language, in its usual spelling, that Intl has data for. */
export function isLocale(tag: unknown): tag is string {
  try {
    const [usual = ""] = Intl.getCanonicalLocales(String(tag));
    return usual === tag && Intl.DateTimeFormat.supportedLocalesOf(usual).length > 0;
  } catch {
    return false;
  }
}

/** A language of the site. */
export type SiteLanguage = {
  /** Of the attributes `lang` and `hreflang`. */
  tag: string;
  /** What its addresses begin with: "/hi", and nothing for the first language. */
  base: string;
  /** In the language itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** The pages that it lacks, those with a text that is not translated: their patterns, and the paths of texts. */
  missing: readonly string[];
};
