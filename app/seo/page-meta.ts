import type { Params } from "react-router";
import { brand } from "../content/brand";

/** What search engines, browser tabs and screen readers are given about a page. */
export type PageMeta = {
  /** In breadcrumbs and lists of pages. */
  name: string;
  /** Without the brand, which is added where there is room; a title that names the brand stays as it is. */
  title: string;
  description: string;
  /** Kept out of search engines. */
  hidden?: boolean;
};

/** What a route has beside its component. */
export type PageHandle = { metaFor: (params: Params) => PageMeta };

/** Search engines cut off what is longer, and browser tabs long before. */
const longestTitle = 70;

/** The title of the page and the name of the site; the title alone where both together would be cut off. */
export function documentTitle({ title }: PageMeta): string {
  if (title.includes(brand.name)) return title;
  return firstFittingTitle(`${title} | ${brand.name}`, title);
}

/** The shorter title only where the first would be cut off. */
export function firstFittingTitle(title: string, shorterTitle: string): string {
  return title.length <= longestTitle ? title : shorterTitle;
}

export function canonicalUrl(path: string): string {
  return new URL(path, brand.origin).href;
}
