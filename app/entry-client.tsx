import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from "react-router";
import { prefetchOnIntent } from "./behavior/prefetch-on-intent";
import { claimReload, releaseReload } from "./behavior/reload-guard";
import { destinations } from "./content/brand";
import { createRoutes, loadWholePage, type PagePattern, pages } from "./routes";

/** Makes the prerendered page an app. */
export async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");

  // On a host without our redirects the 404 page stands here; it must not be hydrated as one.
  if (/^\/backstage(\/|$)/.test(location.pathname)) return location.replace(destinations.clientArea);

  // The still parts of the page one lands on stand in its HTML. In development they are wanted for their refresh.
  let landed = import.meta.env.DEV;
  const routes = createRoutes(
    (load) => (landed ? loadWholePage(load) : load()),
    async (error) => {
      const target = router.state.navigation.location;
      if (!target || !claimReload(target.pathname)) throw error;
      location.assign(createPath(target));
      return new Promise<never>(() => {});
    },
  );

  // The first page's code is loaded before the first render, which then equals the HTML that is already there.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }

  landed = true;

  const router = createBrowserRouter(routes);
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
  releaseReload(location.pathname);
  prefetchOnIntent(prefetch);
}

const patterns = Object.keys(pages).map((path) => ({ path }));

/** Fetches the code of a page and keeps silent about failure: the click that may follow will speak. */
function prefetch(pathname: string) {
  const pattern = matchRoutes(patterns, pathname)?.at(-1)?.route.path as PagePattern | undefined;
  if (pattern && pattern !== "*") loadWholePage(pages[pattern]).catch(() => {});
}
