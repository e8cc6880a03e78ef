import type { ComponentType } from "react";
import { hasFailedStyleSheet, retryStyleSheets } from "../browser/failed-style-sheets";
import { hasPage } from "../content/languages";
import { isMissingPage } from "../content/missing-pages";
import { type PagePattern, pageFolders } from "../routes";
import type { PageMeta } from "../seo/page-meta";

/**
 * What scripts need of `pages/<folder>/data.ts`. The meta of a page with a `:slug` is undefined for an unknown slug, that of a text is
 * fetched with it.
 */
type PageModule = {
  Page: ComponentType;
  meta: PageMeta | ((slug: string) => PageMeta | undefined | Promise<PageMeta | undefined>);
};

// Both come with one file. They are imported by name, so that the other exports are in no script.
const components = import.meta.glob<PageModule["Page"]>("../pages/*/data.ts", { import: "Page" });
const metas = import.meta.glob<PageModule["meta"]>("../pages/*/data.ts", { import: "meta" });
const loaded = new Map<PagePattern, PageModule>();

/**
 * Fetches the code of a page. A style sheet that failed for one page is requested again for the next: it may be part of
 * both. A browser that keeps the failure of a module fails again, and the document of that page is loaded.
 */
async function importPage(pattern: PagePattern): Promise<PageModule> {
  const before = loaded.get(pattern);
  if (before) return before;
  await retryStyleSheets();
  const file = `../pages/${pageFolders[pattern]}/data.ts`;
  const [Page, meta] = await Promise.all([components[file]?.(), metas[file]?.()]);
  // An empty response is a valid module.
  if (!Page || !meta || hasFailedStyleSheet()) throw new Error(`A file of ${pattern} did not arrive.`);
  loaded.set(pattern, { Page, meta });
  return { Page, meta };
}

export type LoadedPage = { Page: ComponentType; meta: PageMeta };

/** The page of a pattern; for a missing page and a slug that no record has the 404 page, as the server answers. */
export async function loadPage(pattern: PagePattern, slug = ""): Promise<LoadedPage> {
  if (isMissingPage(pattern) || !hasPage(pattern)) return loadPage("*");
  const { Page, meta: metaOfPage } = await importPage(pattern);
  const meta = typeof metaOfPage === "function" ? await metaOfPage(slug) : metaOfPage;
  return meta ? { Page, meta } : loadPage("*");
}

// A record saved in development reaches the components by Fast Refresh. Without this the page would be loaded again for
// its title or for a page that exists no longer.
import.meta.hot?.accept();
