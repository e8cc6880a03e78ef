import type { ComponentType, ReactNode } from "react";
import { type RouteObject, replace, useLoaderData, useParams } from "react-router";
import { destinations } from "../content/brand";
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
let failure: unknown;

/**
 * Fetches the code of a page. After a failure only pages that are loaded already can be opened without loading the
 * document again: Vite takes a style sheet that failed for loaded, and browsers keep the failure of a module.
 */
export async function importPage(pattern: PagePattern): Promise<PageModule> {
  const file = `../pages/${pageFolders[pattern]}/page.tsx`;
  const load = pageModules[file];
  if (!load) throw new Error(`app/routes.ts has ${pattern}, but there is no ${file}.`);
  let module = loadedModules.get(pattern);
  if (module) return module;
  if (failure) throw failure;
  try {
    module = await load();
  } catch (error) {
    failure = error;
    throw error;
  }
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
            loader: ({ request }) => loadPage(path).catch((error) => recover(error, request.signal)),
            shouldRevalidate: () => false,
            Component: PageOfRoute,
          })),
        },
        { path: "/backstage/*", loader: () => replace(destinations.clientArea), element: null },
      ],
    },
  ];
}

type LoadedPage = LoadedMeta & { element: ReactNode };

function PageOfRoute() {
  return useLoaderData<LoadedPage>().element;
}

export async function loadPage(pattern: PagePattern): Promise<LoadedPage> {
  const { default: Page, meta } = await importPage(pattern);
  if (typeof meta !== "function") return { element: <Page />, metaFor: () => meta };

  // A slug that no record has is an unknown path: it must render the same as the server's 404 page.
  const { default: NotFoundPage, meta: notFoundMeta } = await import("../pages/not-found/page");
  return {
    element: (
      <PageOfSlug exists={(slug) => meta(slug) !== undefined} page={<Page />} missing={<NotFoundPage />} />
    ),
    metaFor: ({ slug = "" }) => meta(slug) ?? notFoundMeta,
  };
}

type PageOfSlugProps = { exists: (slug: string) => boolean; page: ReactNode; missing: ReactNode };

function PageOfSlug({ exists, page, missing }: PageOfSlugProps) {
  const { slug = "" } = useParams();
  return exists(slug) ? page : missing;
}
