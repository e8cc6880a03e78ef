import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from "react-router";
import { prefetchOnIntent } from "../browser/prefetch-on-intent";
import { claimReload, releaseReload } from "../browser/reload-guard";
import { destinations } from "../content/brand";
import { type PagePattern, pagePatterns } from "../routes";
import { createRoutes, importPage } from "./create-routes";

/** Hydrates the prerendered page. Called by boot.ts. `takeClicks` returns the buttons clicked so far. */
export async function start(takeClicks: () => Set<HTMLElement>) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");

  // Hosts without our redirects serve the 404 page here.
  if (/^\/backstage(\/|$)/.test(location.pathname)) return location.replace(destinations.clientArea);

  const routes = createRoutes(async (error) => {
    const target = router.state.navigation.location;
    if (!target || !claimReload(target.pathname)) throw error;
    location.assign(createPath(target));
    return new Promise<never>(() => {});
  });

  // The code of the first page is loaded before the first render, which must equal the prerendered HTML.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const router = createBrowserRouter(routes);
  // From hydrateRoot on, React itself handles clicks.
  const clicked = takeClicks();

  // In a transition React hydrates in slices of a few milliseconds instead of one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} useTransitions={false} />
        <ClickAgain buttons={clicked} />
      </StrictMode>,
    );
  });
  releaseReload(location.pathname);
  prefetchOnIntent(prefetch);
}

/** Clicks what the reader has clicked before hydration. */
function ClickAgain({ buttons }: { buttons: Set<HTMLElement> }) {
  useEffect(() => {
    for (const button of buttons) button.click();
    buttons.clear();
  }, [buttons]);
  return null;
}

const patterns = pagePatterns.map((path) => ({ path }));

/** Fetches the code of a page. Errors are ignored: the navigation will report them. */
function prefetch(pathname: string) {
  const pattern = matchRoutes(patterns, pathname)?.at(-1)?.route.path as PagePattern | undefined;
  if (pattern && pattern !== "*") importPage(pattern).catch(() => {});
}
