import type {
  Article,
  BreadcrumbList,
  FAQPage,
  JobPosting,
  Organization,
  Product,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import { addressOf, languageWith } from "../../site/addresses";
import type { Site } from "../../site/site";
import type { ShareCard } from "./share-card";

/** What search engines, browser tabs and screen readers are given about a page. */
export type PageMeta = {
  /** In breadcrumbs and lists of pages. */
  name: string;
  /** Without the brand, which is added if both fit; a title that contains the brand is not changed. */
  title: string;
  description: string;
  /** `noindex`, and in no list of pages. */
  hidden?: boolean;
};

/** Data for search engines about the things on a page (https://schema.org). Readers see every value on the page too. */
export type StructuredData = readonly WithContext<
  // The types in use; `Thing` would be the union of all types of schema.org.
  Article | BreadcrumbList | FAQPage | JobPosting | Organization | Product | WebPage | WebSite
>[];

/** The argument of `structuredData` in the head of a page. */
export type DescribedPage = {
  url: string;
  description: string;
  /** The address of the share card, or of the icon of the site. */
  image: string;
};

/** What a page says to others than its readers. `head` of its loader.ts returns it; no script has it. */
export type PageHead = {
  meta: PageMeta;
  shareCard?: ShareCard | undefined;
  structuredData?: (page: DescribedPage) => StructuredData;
};

/** Search engines cut off longer titles. */
const longestTitle = 70;

/** The title and the brand; the title alone where both together are too long. */
export function documentTitle({ title }: Pick<PageMeta, "title">, brand: { name: string }): string {
  if (title.includes(brand.name)) return title;
  return firstFittingTitle(`${title} | ${brand.name}`, title);
}

/** The shorter title if the first is too long. */
export function firstFittingTitle(title: string, shorterTitle: string): string {
  return title.length <= longestTitle ? title : shorterTitle;
}

/** That of a missing page is the home page. */
export function canonicalUrl({ hidden }: Pick<PageMeta, "hidden">, path: string, site: Site): string {
  return pageUrl(hidden ? "/" : path, site);
}

/** The whole address to which links to a page, or to a place on it, lead. */
export function pageUrl(path: string, site: Site): string {
  return fileUrl(addressOf(path, languageWith(path, site)), site);
}

/** The whole address of a file. */
export function fileUrl(address: string, { records }: Pick<Site, "records">): string {
  return new URL(address, `https://${records.brand.domain}`).href;
}
