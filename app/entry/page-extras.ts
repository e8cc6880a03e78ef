import { pageFolders } from "../routes";
import { fileUrl, type PageMeta, pageUrl } from "../seo/page-meta";
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
  const { shareCard, slug } = dataAt(path);
  return typeof shareCard === "function" ? shareCard(slug) : shareCard;
}

export function structuredDataFor(
  path: string,
  { description, hidden }: PageMeta,
  breadcrumbs: readonly Breadcrumb[],
  image: string | undefined,
): StructuredData {
  if (hidden) return [];
  const { structuredData, slug } = dataAt(path);
  // A product needs a picture, also where the letters of a language have no font for share cards.
  const page = { url: pageUrl(path), description, image: image ?? fileUrl("/icon-512.png"), slug };
  return [...(structuredData?.(page) ?? []), ...breadcrumbList(breadcrumbs)];
}

function dataAt(path: string): PageData & { slug: string } {
  const { pattern, slug } = matchPage(path);
  return { ...dataOfPages[`../pages/${pageFolders[pattern]}/data.ts`], slug };
}
