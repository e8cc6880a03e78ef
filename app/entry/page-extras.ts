import { pageFolders } from "../routes";
import { canonicalUrl, type PageMeta } from "../seo/page-meta";
import { namedCard, type ShareCard } from "../seo/share-card";
import {
  type Breadcrumb,
  breadcrumbList,
  type DescribedPage,
  type StructuredData,
} from "../seo/structured-data";
import { matchPage } from "./match-page";

type CardModule = { shareCard: ShareCard | ((slug: string) => ShareCard | undefined) };
type DataModule = { structuredData: (page: DescribedPage) => StructuredData };

// Not imported by the pages: only the build needs them, so they must be in no script.
const cardModules = import.meta.glob<CardModule>("../pages/*/share-card.ts", { eager: true });
const dataModules = import.meta.glob<DataModule>("../pages/*/structured-data.ts", { eager: true });

/** The share card of a page; a page without a `share-card.ts` has one with its name. */
export function shareCardFor(path: string, { name, hidden }: PageMeta): ShareCard | undefined {
  if (hidden) return undefined;
  const { pattern, slug } = matchPage(path);
  const card = cardModules[`../pages/${pageFolders[pattern]}/share-card.ts`]?.shareCard;
  return (typeof card === "function" ? card(slug) : card) ?? namedCard(name);
}

export function structuredDataFor(
  path: string,
  { description, hidden }: PageMeta,
  breadcrumbs: readonly Breadcrumb[],
  image: string | undefined,
): StructuredData {
  if (hidden) return [];
  const { pattern, slug } = matchPage(path);
  const own = dataModules[`../pages/${pageFolders[pattern]}/structured-data.ts`]?.structuredData;
  const page = { url: canonicalUrl(path), description, image, slug };
  return [...(own?.(page) ?? []), ...breadcrumbList(breadcrumbs)];
}
