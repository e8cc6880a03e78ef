/** Whether it is the tag of a language, in its usual spelling, that Intl has data for. */
export function isLocale(tag: unknown): tag is string {
  try {
    const [usual = ""] = Intl.getCanonicalLocales(String(tag));
    return usual === tag && Intl.DateTimeFormat.supportedLocalesOf(usual).length > 0;
  } catch {
    return false;
  }
}

export function isCurrency(code: unknown): code is string {
  return (Intl.supportedValuesOf("currency") as unknown[]).includes(code);
}

export function directionOf(locale: string): "ltr" | "rtl" {
  // A getter in older versions of Node.js, a function in newer ones; TypeScript knows neither.
  type TextInfo = { direction: "ltr" | "rtl" };
  const known = new Intl.Locale(locale) as { textInfo?: TextInfo; getTextInfo?: () => TextInfo };
  return (known.getTextInfo?.() ?? known.textInfo)?.direction ?? "ltr";
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
  /** The pages that it does not have: their patterns, and the paths of texts. */
  missing: readonly string[];
};
