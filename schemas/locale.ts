/** Whether it is the tag of a language, in its usual spelling, that Intl has data for. */
export function isLocale(tag: unknown): tag is string {
  try {
    const [usual = ""] = Intl.getCanonicalLocales(String(tag));
    return usual === tag && Intl.DateTimeFormat.supportedLocalesOf(usual).length > 0;
  } catch {
    return false;
  }
}
