import { brand, origin } from "../content/brand";
import { addressOf, languageWith } from "../content/languages";

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

/** Search engines cut off longer titles. */
const longestTitle = 70;

/** The title and the brand; the title alone where both together are too long. */
export function documentTitle({ title }: Pick<PageMeta, "title">): string {
  if (title.includes(brand.name)) return title;
  return firstFittingTitle(`${title} | ${brand.name}`, title);
}

/** The shorter title if the first is too long. */
export function firstFittingTitle(title: string, shorterTitle: string): string {
  return title.length <= longestTitle ? title : shorterTitle;
}

/** That of a missing page is the home page. */
export function canonicalUrl({ hidden }: Pick<PageMeta, "hidden">, path: string): string {
  return pageUrl(hidden ? "/" : path);
}

/** The whole address to which links to a page, or to a place on it, lead. */
export function pageUrl(path: string): string {
  return fileUrl(addressOf(path, languageWith(path)));
}

/** The whole address of a file. */
export function fileUrl(address: string): string {
  return new URL(address, origin).href;
}
