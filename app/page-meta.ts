import { brand } from "./content/brand";

/** What a page says of itself to search engines, browser tabs and screen readers. */
export type PageMeta = {
  /** Without the brand, which is added to it; a title that names the brand stays as it is. */
  title: string;
  description: string;
  /** Kept out of search engines. */
  hidden?: boolean;
};

export function documentTitle({ title }: PageMeta): string {
  return title.includes(brand.name) ? title : `${title} | ${brand.name}`;
}

export function canonicalUrl(path: string): string {
  return new URL(path, brand.origin).href;
}
