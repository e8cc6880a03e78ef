import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router";
import { isReachable, OfflineError } from "../browser/offline";
import { prefetchOnIntent } from "../browser/prefetch-on-intent";
import { claimReload, releaseReload } from "../browser/reload-guard";
import { createRoutes, rootId } from "./create-routes";
import { forgetData, loadDataList, loadLayout, loadPage } from "./load-page";
import { matchPage } from "./match-page";

/** What the app cannot run without; an extension may have removed it. */
const neededFeatures = ["IntersectionObserver", "ResizeObserver", "matchMedia"];

/** In the HTML of a built page they are part of its style sheet. */
const scriptStyles = import.meta.glob("../styles/scripts/*.css");

/** Hydrates the prerendered page. Called by boot.ts. `takeClicks` returns the buttons clicked so far. */
export async function start(takeClicks: () => Set<HTMLElement>) {
  const missing = neededFeatures.find((name) => !(name in window));
  if (missing) throw new Error(`This browser has no ${missing}.`);
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");

  correctAddress();
  const layout = await loadLayout();
  if (import.meta.env.DEV)
    await Promise.all(layout.scriptStyles.map((name) => scriptStyles[`../styles/scripts/${name}.css`]?.()));
  const load = (address: string) => {
    const { pattern, path } = matchPage(address, layout);
    return loadPage(pattern, path);
  };
  const routes = createRoutes(layout, {
    loadLayout,
    loadPage: (address, signal) => load(address).catch((error) => recover(error, signal)),
  });

  /** A file of a page cannot be fetched. Never resolves, or throws and the error page shows. */
  async function recover(error: unknown, signal: AbortSignal): Promise<never> {
    const { location: target, historyAction } = router.state.navigation;
    if (!target) throw error;
    const reachable = await isReachable(createPath(target), signal);
    if (signal.aborted) throw error;
    if (!reachable) {
      // Back and forward have changed the address already.
      if (historyAction === "POP" || target.pathname === location.pathname) throw new OfflineError();
      // Cancels this navigation.
      void router.navigate(createPath(location), {
        replace: true,
        state: { unreachable: createPath(target) },
      });
    } else if (claimReload(target.pathname)) {
      // Assigning the address of this document, with its hash, would not load it.
      if (createPath(location) === createPath(target)) location.reload();
      else location.assign(createPath(target));
      return new Promise<never>(() => {});
    }
    throw error;
  }

  // The first page is loaded before the first render, which must equal the prerendered HTML.
  const { route, pattern } = matchPage(location.pathname, layout);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [rootId]: layout, [route]: await loadPage(pattern) } },
  });
  const openedPath = location.pathname;
  let navigated = false;
  router.subscribe((state) => {
    navigated ||= state.location.pathname !== openedPath;
  });
  /** Extensions move and remove elements of React, which then cannot remove its page: the document of the next one can. */
  function onCaughtError(error: unknown) {
    if (error instanceof DOMException && navigated) location.reload();
    else console.error(error);
  }
  // From hydrateRoot on, React itself handles clicks.
  const clicked = takeClicks();

  // In a transition React hydrates in slices of a few milliseconds instead of one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ClickAgain buttons={clicked}>
          <RouterProvider router={router} useTransitions={false} />
        </ClickAgain>
      </StrictMode>,
      { onCaughtError },
    );
  });
  releaseReload(location.pathname);
  // Errors are ignored: the navigation will report them.
  loadDataList().catch(() => {});
  prefetchOnIntent((path) => {
    if (path.startsWith(layout.language.base) && matchPage(path, layout).pattern !== "*")
      load(path).catch(() => {});
  });
  import.meta.hot?.on("records-saved", ({ time }: { time: number }) => {
    forgetData(time);
    void router.revalidate();
  });
}

/** Some hosts answer other spellings of an address as well, such as an encoded slash: the router knows only its own. */
function correctAddress() {
  const isMissing = document.head.querySelector('meta[name="robots"][content="noindex"]');
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (isMissing || !canonical) return;
  const { pathname } = new URL(canonical.href);
  if (pathname !== location.pathname)
    history.replaceState(history.state, "", pathname + location.search + location.hash);
}

/** Clicks what the reader has clicked before hydration. Not beside the app, or `useId` would give other ids than in the HTML. */
function ClickAgain({ buttons, children }: { buttons: Set<HTMLElement>; children: ReactNode }) {
  useEffect(() => {
    for (const button of buttons) button.click();
    buttons.clear();
  }, [buttons]);
  return children;
}
