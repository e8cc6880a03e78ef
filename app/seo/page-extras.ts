import { matchPath } from "react-router";
import { pageFolders, pagePatterns } from "../routes";
import { canonicalUrl, type PageMeta } from "./page-meta";
import type { ShareCard } from "./share-card";
import { breadcrumbs, type DescribedPage, type StructuredData } from "./structured-data";

type CardModule = { shareCard: ShareCard | ((slug: string) => ShareCard | undefined) };
type DataModule = { structuredData: (page: DescribedPage) => StructuredData };

// Gathered here and not imported by the pages, so that what only the build needs is in no script.
const cardModules = import.meta.glob<CardModule>("../pages/*/share-card.ts", { eager: true });
const dataModules = import.meta.glob<DataModule>("../pages/*/structured-data.ts", { eager: true });

/** The share card of a path; the 404 page has none. */
export function shareCardFor(path: string): ShareCard | undefined {
  const { folder, slug } = placeOf(path);
  const card = cardModules[`../pages/${folder}/share-card.ts`]?.shareCard;
  return typeof card === "function" ? card(slug) : card;
}

export function structuredDataFor(path: string, meta: PageMeta, image: string | undefined): StructuredData {
  if (meta.hidden) return [];
  const { folder, slug } = placeOf(path);
  const own = dataModules[`../pages/${folder}/structured-data.ts`]?.structuredData;
  const page = { url: canonicalUrl(path), description: meta.description, image, slug };
  return [...(own?.(page) ?? []), ...breadcrumbs(path)];
}

function placeOf(path: string): { folder: string; slug: string } {
  for (const pattern of pagePatterns) {
    const match = pattern === "*" ? null : matchPath(pattern, path);
    if (match) return { folder: pageFolders[pattern], slug: match.params.slug ?? "" };
  }
  return { folder: pageFolders["*"], slug: "" };
}
