import type { Site } from "../../site/site";
import { addressLine } from "../loaders/company";
import { documentTitle } from "../loaders/head";

/** What the layout shows on every page of a language, and what components say by themselves. */
export type LayoutData = ReturnType<typeof layoutData>;

export function layoutData(site: Site) {
  const { records, words, language, languages, drawings, format, paths, texts, builtIn } = site;
  const { brand, company, footer, layout, navigation } = records;
  const { menu, page, plan, status } = words;
  /** With the title of the document. */
  const inTab = <Page extends { title: string }>(text: Page) => ({
    ...text,
    documentTitle: documentTitle(text, brand),
  });
  const { clientArea, gamePanel, statusPage } = brand.destinations;
  return {
    ...layout,
    errorPage: inTab(layout.errorPage),
    offlinePage: inTab(layout.offlinePage),
    brand: { name: brand.name, domain: brand.domain, logo: brand.logo },
    analytics: brand.analytics,
    statusFeed: brand.statusFeed,
    destinations: { clientArea, gamePanel, statusPage },
    language,
    languages,
    /** The style sheets of the language's script and direction, in styles/scripts. */
    scriptStyles: [
      ...(new Intl.Locale(language.tag).maximize().script === "Deva" ? (["devanagari"] as const) : []),
      ...(language.direction === "rtl" ? (["right-to-left"] as const) : []),
    ],
    /** The digits from 0 to 9 if they are not Latin. */
    digits: format.digits,
    /** The year of the build, which the prerendered footer says. */
    year: builtIn,
    /** All pages in this language, and those of them that are texts. */
    paths,
    textPaths: Object.keys(texts).filter((path) => paths.includes(path)),
    words: { menu, page, plan, status },
    menu: navigation,
    columns: footer.columns,
    socialLinks: footer.socialLinks,
    company: company && {
      line: `${company.legalName}, ${addressLine(company)}`,
      numbers: (company.numbers ?? []).map(({ label, value }) => `${label} ${value}`),
    },
    drawings: drawings.files,
    iconsFile: drawings.iconsFile,
  };
}
