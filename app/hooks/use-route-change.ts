import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router";
import { createLoaderTimer } from "../browser/loader-timer";
import { prefersReducedMotion } from "../browser/reduced-motion";
import {
  elementForHash,
  jumpTo,
  scrollToTop,
  scrollToTopUntilInput,
  scrollWhenReady,
} from "../browser/scroll";
import { timing } from "./timing";
import { isRoutersEntry, useScrollPositions } from "./use-scroll-positions";

type RouteChange = {
  loading: boolean;
  /** When the reader clicked, in the time of `performance.now()`; undefined while nothing is loading. */
  loadingSince: number | undefined;
  /** Whether the reader has gone to another page since the document was loaded. */
  navigated: boolean;
  /** The page that the last link leads to, if the server could not be reached: then this page stays as it is. */
  unreachable: string | undefined;
  /** Focuses what had the focus when the route change began: meanwhile the page is inert and loses it. */
  restoreFocus: () => void;
};

/**
 * Everything that happens around a route change: loader, scroll position and focus. A change of pathname shows the
 * loader; a change of hash or search only scrolls.
 */
export function useRouteChange(): RouteChange {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const pendingPath = useNavigation().location?.pathname;
  const [loadingSince, setLoadingSince] = useState<number>();
  const [navigated, setNavigated] = useState(false);
  const [loader] = useState(() => createLoaderTimer(setLoadingSince));
  const positionOf = useScrollPositions(location);
  const previous = useRef(location);
  /** The path that the loader was last shown for: once per route change, even if the page comes after its time. */
  const loaderPath = useRef(location.pathname);
  const focused = useRef<Element>(null);
  const inputAt = useInputTime();
  const loading = loadingSince !== undefined;
  // The history keeps the state: back and a reload are no attempt to open that page.
  const unreachable = navigationType === NavigationType.Replace ? location.state?.unreachable : undefined;

  useLayoutEffect(() => {
    const path = pendingPath ?? location.pathname;
    if (path === loaderPath.current) return;
    loaderPath.current = path;
    if (!pendingPath && unreachable) return;
    if (!unreachable) focused.current = document.activeElement;
    setNavigated(true);
    const now = performance.now();
    // A busy processor delays this by up to a second. A navigation by script has no input of its own.
    loader.start(now - inputAt.current < timing.loaderMaximum ? inputAt.current : now);
  }, [pendingPath, location.pathname, unreachable, loader, inputAt]);

  useLayoutEffect(() => {
    const returning = navigationType === NavigationType.Pop;
    if (returning && !isRoutersEntry()) {
      // Replaced by an entry with a key, by which its scroll position is remembered.
      navigate(location, { replace: true });
      return;
    }
    const from = previous.current;
    previous.current = location;
    const { hash } = location;
    if (from === location) {
      // First load: the browser has scrolled to the hash, unless its element is rendered later.
      return elementForHash(hash) ? undefined : scrollToHash(hash, "instant");
    }
    if (unreachable) return loader.ready();
    const position = returning ? positionOf(location) : undefined;
    if (position !== undefined) {
      loader.ready();
      return scrollWhenReady(() => {
        jumpTo(position);
        return Math.abs(window.scrollY - position) < 1;
      });
    }
    // The new page may change its address while the loader is shown, as /legal does: it still goes to its start.
    if (from.pathname !== location.pathname || loader.isShown()) return scrollToStart(location, loader);
    loader.ready();
    if (hash !== "") return from.search === location.search ? scrollToHash(hash, "smooth") : undefined;
    // A filter in the address does not move the page.
    if (from.search === location.search) scrollToTopUntilInput();
  }, [location, navigationType, unreachable, navigate, positionOf, loader]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pathname is another page with another heading
  useEffect(() => {
    // Back renders the new page once before the loader.
    if (navigated && !loading && !loader.isShown() && !unreachable) focusHeading();
  }, [navigated, loading, location.pathname]);

  useEffect(() => loader.dispose, [loader]);
  const restoreFocus = () => {
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  };
  return { loading, loadingSince, navigated, unreachable, restoreFocus };
}

/** When the reader last clicked, or went back or forward. */
function useInputTime() {
  const inputAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const listeners = new AbortController();
    const onInput = ({ timeStamp }: Event) => {
      inputAt.current = timeStamp;
    };
    // In the capture phase, before the router.
    for (const input of ["click", "popstate"])
      window.addEventListener(input, onInput, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return inputAt;
}

/** Scrolls a new page to its hash or to its top and reports it as ready. Returns a function that stops scrolling. */
function scrollToStart({ hash }: Location, loader: ReturnType<typeof createLoaderTimer>): () => void {
  const target = elementForHash(hash);
  if (target) {
    target.scrollIntoView({ behavior: "instant" });
    loader.ready();
    return () => {};
  }
  // The steps are only for what the loader covers.
  const stopSteps = scrollToTop(loader.ready, loader.isShown);
  const stopWaiting = scrollToHash(hash, "instant", () => {
    stopSteps();
    loader.ready();
  });
  return () => {
    stopSteps();
    stopWaiting();
  };
}

function scrollToHash(hash: string, behavior: ScrollBehavior, onArrival = () => {}): () => void {
  if (hash === "") return () => {};
  return scrollWhenReady(() => {
    const target = elementForHash(hash);
    if (!target) return false;
    // Ends a scroll that is still going on: Chromium continues it if the page is at the target already.
    jumpTo(window.scrollY);
    target.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : behavior });
    onArrival();
    return true;
  });
}

/** Moves keyboard and screen reader to the start of a new page without scrolling. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
