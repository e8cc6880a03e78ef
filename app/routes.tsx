import type { ComponentType, ReactNode } from "react";
import { type Params, type RouteObject, replace, useParams } from "react-router";
import { destinations } from "./content/brand";
import type { SitePath } from "./content/paths";
import { ErrorPage } from "./layout/error-page";
import { Root } from "./root";
import type { PageMeta } from "./seo/page-meta";

/** What `pages/<name>/page.tsx` exports. The meta of a page with a `:slug` is undefined for an unknown slug. */
type PageModule = {
  default: ComponentType;
  meta: PageMeta | ((slug: string) => PageMeta | undefined);
};

/** Every path of the site, with one pattern for all positions. */
export type PagePattern = Exclude<SitePath, `/careers/${string}`> | "/careers/:slug" | "*";

/** URL -> page: the table of contents of the site. */
export const pages: Record<PagePattern, () => Promise<PageModule>> = {
  "/": () => import("./pages/home/page"),
  "/games": () => import("./pages/games/page"),
  "/minecraft": () => import("./pages/minecraft/page"),
  "/vps": () => import("./pages/vps/page"),
  "/website-hosting": () => import("./pages/website-hosting/page"),
  "/support": () => import("./pages/support/page"),
  "/about": () => import("./pages/about/page"),
  "/careers": () => import("./pages/careers/page"),
  "/careers/:slug": () => import("./pages/position/page"),
  "/partners": () => import("./pages/partners/page"),
  "/legal": () => import("./pages/legal/page"),
  "*": () => import("./pages/not-found/page"),
};

/** What a route carries beside its component. */
export type PageHandle = { metaFor: (params: Params) => PageMeta };

/** Called when the code of a page cannot be loaded. Reloads the page, or throws to show the error page. */
type Recover = (error: unknown) => Promise<never>;

export function createRoutes(recover: Recover): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: Object.entries(pages).map(([path, load]) => ({
            id: path,
            path,
            lazy: () => loadPage(load).catch(recover),
          })),
        },
        { path: "/backstage/*", loader: () => replace(destinations.clientArea), element: null },
      ],
    },
  ];
}

type LoadedPage = { element: ReactNode; handle: PageHandle };

async function loadPage(load: () => Promise<PageModule>): Promise<LoadedPage> {
  const { default: Page, meta } = await load();
  if (typeof meta !== "function") return { element: <Page />, handle: { metaFor: () => meta } };

  // An unknown slug must render the same as the prerendered 404 page.
  const { default: NotFoundPage, meta: notFoundMeta } = await import("./pages/not-found/page");
  return {
    element: (
      <PageOfSlug exists={(slug) => meta(slug) !== undefined} page={<Page />} missing={<NotFoundPage />} />
    ),
    handle: { metaFor: ({ slug = "" }) => meta(slug) ?? notFoundMeta },
  };
}

type PageOfSlugProps = { exists: (slug: string) => boolean; page: ReactNode; missing: ReactNode };

function PageOfSlug({ exists, page, missing }: PageOfSlugProps) {
  const { slug = "" } = useParams();
  return exists(slug) ? page : missing;
}
