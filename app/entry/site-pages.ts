import { addressOf } from "../../site/addresses";
import type { Site } from "../../site/site";
import { type LayoutData, layoutData } from "../layout/loader";
import {
  canonicalUrl,
  documentTitle,
  fileUrl,
  type PageHead,
  type PageMeta,
  pageUrl,
  type StructuredData,
} from "../loaders/head";
import type { ShareCard } from "../loaders/share-card";
import { type Breadcrumb, breadcrumbList } from "../loaders/structured-data";
import { untranslatedIn } from "../loaders/untranslated";
import { type PagePattern, pageFolders } from "../routes";
import type { PageData } from "./load-page";
import { matchPage, missingPagePath } from "./match-page";

type PageLoader = {
  loader: (site: Site, path: string) => unknown;
  head: (site: Site, path: string) => PageHead | undefined;
};

const loaders = import.meta.glob<PageLoader>("../pages/*/loader.ts", { eager: true });

/** One page of a language: its path, and what its loader makes. */
export type SitePage = {
  path: string;
  pattern: PagePattern;
  meta: PageMeta;
  shareCard: ShareCard | undefined;
  /** `image`: the address of the share card. */
  structuredData: (image: string | undefined) => StructuredData;
  /** The file that the browser imports. */
  data: PageData;
};

/** All pages of a language, the 404 page last. */
export function sitePages(site: Site): SitePage[] {
  return [...site.paths, missingPagePath].map((path) => sitePage(site, path));
}

/** The page at a path; the 404 page where there is none. */
export function sitePage(site: Site, address: string): SitePage {
  const { path, pattern } = matchPage(addressOf(address, site.language), layoutOf(site));
  const { loader, head: headOf } = loaders[`../pages/${pageFolders[pattern]}/loader.ts`] ?? {};
  const data = loader?.(site, path);
  const head = headOf?.(site, path);
  if (!data || !head) throw new Error(`The loader of ${pattern} has nothing for ${path}.`);
  const { meta } = head;
  const hidden = meta.hidden ?? false;
  const untranslated = untranslatedIn(site, [layoutOf(site), data]);
  return {
    path,
    pattern,
    meta,
    shareCard: hidden ? undefined : head.shareCard,
    structuredData: (image) => {
      if (hidden) return [];
      // A product needs a picture, also where the letters of a language have no font for share cards.
      const described = { url: pageUrl(path, site), description: meta.description };
      const picture = image ?? fileUrl("/icon-512.png", site);
      const own = head.structuredData?.({ ...described, image: picture }) ?? [];
      return [...own, ...breadcrumbList(site, breadcrumbsTo(site, path))];
    },
    data: {
      meta: {
        title: documentTitle(meta, site.records.brand),
        description: meta.description,
        canonical: canonicalUrl(meta, path, site),
        hidden,
      },
      // As the browser reads it.
      data: JSON.parse(JSON.stringify(data)),
      ...(untranslated && { untranslated }),
    },
  };
}

/** The pages from the home page to this one. */
function breadcrumbsTo(site: Site, path: string): Breadcrumb[] {
  const parts = path.split("/").filter(Boolean);
  const paths = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return paths
    .filter((step) => site.paths.includes(step))
    .map((step) => {
      const { pattern } = matchPage(addressOf(step, site.language), layoutOf(site));
      const { meta } = loaders[`../pages/${pageFolders[pattern]}/loader.ts`]?.head(site, step) ?? {};
      return { name: meta?.name ?? "", path: step };
    });
}

const layouts = new WeakMap<Site, LayoutData>();

export function layoutOf(site: Site): LayoutData {
  const layout = layouts.get(site) ?? (JSON.parse(JSON.stringify(layoutData(site))) as LayoutData);
  layouts.set(site, layout);
  return layout;
}
