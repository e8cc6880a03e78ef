import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router";
import { elementForHash } from "../browser/hash";
import { createLoaderGate } from "../browser/loader-timer";
import { prefersReducedMotion } from "../browser/reduced-motion";
import { jumpTo, scrollToTop } from "../browser/scroll";
import { arriveLate } from "../browser/scroll-when-ready";

type RouteChange = {
  loading: boolean;
  /** Whether the page on screen was come to from another page of ours. */
  arrived: boolean;
  /** Says that a change to another path is about to begin: the loader need not wait for the router to say so. */
  announce: (pathname: string) => void;
};

/**
 * Everything that happens around a change of page: the loader's timing, the scroll, the focus.
 * A change of pathname shows the loader; a change of hash or search only scrolls.
 */
export function useRouteChange(): RouteChange {
  const location = useLocation();
  const navigation = useNavigation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [loading, setLoading] = useState(false);
  const [arrived, setArrived] = useState(false);
  const [gate] = useState(() => createLoaderGate(setLoading));
  const positions = useScrollPositions(location.key);
  const previous = useRef(location);
  /** The path the loader was started for, until its page has rendered. */
  const awaited = useRef<string>(undefined);
  const settleScroll = useRef(() => {});
  /** Ends the wait for a place that is not there yet. */
  const stopWaiting = useRef(() => {});

  const announce = useCallback(
    (pathname: string) => {
      if (awaited.current === pathname && gate.isShown()) return;
      awaited.current = pathname;
      gate.start();
    },
    [gate],
  );
  const pendingPath = navigation.location?.pathname;
  useLayoutEffect(() => {
    if (pendingPath !== undefined && pendingPath !== previous.current.pathname) announce(pendingPath);
  }, [pendingPath, announce]);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) {
      // The browser has gone to the place that the address names, unless it comes later than the page.
      if (!elementForHash(location.hash)) stopWaiting.current = arriveAtHash(location, "instant");
      return;
    }
    stopWaiting.current();
    // The browser tells of a scroll with the next frame; the reader may be gone by then.
    const note = () => positions.set(location.key, window.scrollY);

    if (from.pathname === location.pathname) {
      if (navigationType !== NavigationType.Pop) {
        // A filter written into the address moves nothing.
        if (from.search !== location.search) return;
        if (location.hash === "") scrollToTop();
        else stopWaiting.current = arriveAtHash(location, "smooth", note);
      } else if (keyOfEntry() === undefined) {
        // Taken over by the router, which gives it a key to remember its scroll position by.
        navigate(location, { replace: true });
      } else {
        const position = positions.get(location.key);
        if (position !== undefined) stopWaiting.current = arriveAtPosition(position);
        else stopWaiting.current = arriveAtHash(location, "smooth", note);
      }
      return;
    }

    // An entry that is not the router's shares the key of the first one, and has no position of its own.
    const returning = navigationType === NavigationType.Pop && keyOfEntry() !== undefined;
    const savedPosition = returning ? positions.get(location.key) : undefined;

    if (awaited.current !== location.pathname) gate.start();
    awaited.current = undefined;
    setArrived(true);

    const target = elementForHash(location.hash);
    if (savedPosition !== undefined) stopWaiting.current = arriveAtPosition(savedPosition);
    else if (target) target.scrollIntoView({ behavior: "instant" });
    else if (!gate.isShown()) jumpTo(0);
    else {
      const stop = scrollToTop(gate.ready);
      settleScroll.current = () => {
        stop();
        jumpTo(0);
      };
      stopWaiting.current = arriveAtHash(location, "instant", () => {
        stop();
        settleScroll.current = () => {};
        gate.ready();
        note();
      });
      return;
    }
    settleScroll.current = () => {};
    gate.ready();
    // The page came after the loader's time was up: nothing else will say that it is here.
    if (!gate.isShown()) focusHeading();
  }, [location, navigationType, navigate, positions, gate]);

  const wasLoading = useRef(false);
  useEffect(() => {
    const justHidden = wasLoading.current && !loading;
    wasLoading.current = loading;
    if (!justHidden || awaited.current !== undefined) return;
    settleScroll.current();
    settleScroll.current = () => {};
    focusHeading();
  }, [loading]);

  useEffect(() => gate.dispose, [gate]);
  useEffect(() => () => stopWaiting.current(), []);
  return { loading, arrived, announce };
}

/**
 * The router's key of the entry of the history that the browser is at; the first entry goes without. Undefined where
 * the entry is not the router's: a link to a place on the page was followed, or a hash typed.
 */
function keyOfEntry(): string | undefined {
  const state: { key?: string } | null = window.history.state;
  return state === null ? undefined : (state.key ?? "default");
}

function arriveAtHash(
  { hash }: Location,
  behavior: "smooth" | "instant",
  onArrival: () => void = () => {},
): () => void {
  if (hash === "") return () => {};
  return arriveLate(() => {
    const place = elementForHash(hash);
    if (!place) return false;
    place.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : behavior });
    onArrival();
    return true;
  });
}

function arriveAtPosition(scrollTop: number): () => void {
  return arriveLate(() => {
    jumpTo(scrollTop);
    return Math.abs(window.scrollY - scrollTop) < 1;
  });
}

/** Puts a screen reader and the keyboard at the start of the new page without moving the view. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Where the reader stood on every entry of the history, so that back and forward return there. Kept in memory:
 * the browser restores the position itself when the reader comes back from another site.
 */
function useScrollPositions(key: string): Map<string, number> {
  const [positions] = useState(() => new Map<string, number>());
  const currentKey = useRef(key);
  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    // An entry in which nobody scrolls has a position too.
    if (!positions.has(key)) positions.set(key, window.scrollY);
  }, [positions, key]);

  useEffect(() => {
    const remember = () => {
      // The browser may be on its way to a place in the next entry before the router knows of that entry.
      if (keyOfEntry() === currentKey.current) positions.set(currentKey.current, window.scrollY);
    };
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    takeOver();
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pageshow", takeOver);
    window.addEventListener("pagehide", handBack);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pageshow", takeOver);
      window.removeEventListener("pagehide", handBack);
      handBack();
    };
  }, [positions]);

  return positions;
}
