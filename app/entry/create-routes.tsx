import type { ComponentType, ReactNode } from "react";
import { type RouteObject, replace, useLoaderData } from "react-router";
import { hasFailedStyleSheet, retryStyleSheets } from "../browser/failed-style-sheets";
import { destinations } from "../content/brand";
import { isMissingPage } from "../content/missing-pages";
import { ErrorPage } from "../layout/error-page";
import { Root } from "../root";
import { type PagePattern, pageFolders, pagePatterns } from "../routes";
import type { LoadedMeta, PageMeta } from "../seo/page-meta";

/** What `pages/<folder>/page.tsx` exports. The meta of a page with a `:slug` is undefined for an unknown slug. */
type PageModule = {
  default: ComponentType;
  meta: PageMeta | ((slug: string) => PageMeta | undefined);
};

const pageModules = import.meta.glob<PageModule>("../pages/*/page.tsx");
const loadedModules = new Map<PagePattern, PageModule>();

/**
 * Fetches the code of a page. A style sheet that failed for one page is requested again for the next: it may be part of
 * both. A browser that keeps the failure of a module fails again, and the document of that page is loaded.
 */
export async function importPage(pattern: PagePattern): Promise<PageModule> {
  const file = `../pages/${pageFolders[pattern]}/page.tsx`;
  const load = pageModules[file];
  if (!load) throw new Error(`app/routes.ts has ${pattern}, but there is no ${file}.`);
  let module = loadedModules.get(pattern);
  if (module) return module;
  await retryStyleSheets();
  module = await load();
  // An empty response is a valid module.
  if (!module.default || hasFailedStyleSheet()) throw new Error(`A file of ${pattern} did not arrive.`);
  loadedModules.set(pattern, module);
  return module;
}

/** Called when the code of a page cannot be fetched; never resolves, or throws and the error page shows. */
type Recover = (error: unknown, signal: AbortSignal) => Promise<never>;

export function createRoutes(recover: Recover): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: pagePatterns.map((path) => ({
            id: path,
            path,
            // Not `lazy`: the router keeps its failure, and the page could not be opened when the connection is back.
            loader: ({ params, request }) =>
              loadPage(path, params.slug).catch((error) => recover(error, request.signal)),
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams.slug !== nextParams.slug,
            Component: PageOfRoute,
          })),
        },
        { path: "/backstage/*", loader: () => replace(destinations.clientArea), element: null },
      ],
    },
  ];
}

function PageOfRoute() {
  return useLoaderData<LoadedPage>().element;
}

type LoadedPage = LoadedMeta & { element: ReactNode };

/** The page of a pattern; for a missing page and a slug that no record has the 404 page, as the server answers. */
export async function loadPage(pattern: PagePattern, slug = ""): Promise<LoadedPage> {
  if (isMissingPage(pattern)) return loadPage("*");
  const { default: Page, meta: metaOfPage } = await importPage(pattern);
  const meta = typeof metaOfPage === "function" ? metaOfPage(slug) : metaOfPage;
  return meta ? { element: <Page />, meta } : loadPage("*");
}
