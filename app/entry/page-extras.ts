import { type PagePattern, pageFolders } from "../routes";
import { type PageMeta, pageUrl } from "../seo/page-meta";
import type { ShareCard } from "../seo/share-card";
import {
  type Breadcrumb,
  breadcrumbList,
  type DescribedPage,
  type StructuredData,
} from "../seo/structured-data";
import { matchPage } from "./match-page";

type PageData = {
  shareCard?: ShareCard | ((slug: string) => ShareCard | undefined);
  structuredData?: (page: DescribedPage) => StructuredData;
};

// Only the build needs these exports: they must be in no script.
const dataOfPages = import.meta.glob<PageData>("../pages/*/data.ts", { eager: true });

export function shareCardFor(path: string, { hidden }: PageMeta): ShareCard | undefined {
  if (hidden) return undefined;
  const { pattern, slug } = matchPage(path);
  const card = dataOf(pattern)?.shareCard;
  return typeof card === "function" ? card(slug) : card;
}

export function structuredDataFor(
  path: string,
  { description, hidden }: PageMeta,
  breadcrumbs: readonly Breadcrumb[],
  image: string | undefined,
): StructuredData {
  if (hidden) return [];
  const { pattern, slug } = matchPage(path);
  const page = { url: pageUrl(path), description, image, slug };
  return [...(dataOf(pattern)?.structuredData?.(page) ?? []), ...breadcrumbList(breadcrumbs)];
}

function dataOf(pattern: PagePattern): PageData | undefined {
  return dataOfPages[`../pages/${pageFolders[pattern]}/data.ts`];
}
