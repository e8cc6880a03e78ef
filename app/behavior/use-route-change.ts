import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";
import { elementForHash } from "./hash";
import { createLoaderGate } from "./loader-gate";
import { prefersReducedMotion } from "./reduced-motion";
import { jumpTo, scrollToTop } from "./scroll";

/**
 * Everything that happens around a change of page: the loader's timing, the scroll, the focus.
 * A change of pathname shows the loader; a change of hash or search only scrolls.
 */
export function useRouteChange(): { loading: boolean; arrived: boolean } {
  const location = useLocation();
  const navigation = useNavigation();
  const navigationType = useNavigationType();
  const [loading, setLoading] = useState(false);
  /** Whether the page on screen was come to from another page of ours. */
  const [arrived, setArrived] = useState(false);
  const [gate] = useState(() => createLoaderGate(setLoading));
  const entry = entryOf(location);
  const positions = useScrollPositions(entry);
  const previous = useRef(location);
  /** The path the loader was started for, until its page has rendered. */
  const awaited = useRef<string>(undefined);
  const settleScroll = useRef(() => {});

  const pendingPath = navigation.location?.pathname;
  useLayoutEffect(() => {
    if (pendingPath === undefined || pendingPath === previous.current.pathname) return;
    awaited.current = pendingPath;
    gate.start();
  }, [pendingPath, gate]);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;

    const savedPosition = navigationType === NavigationType.Pop ? positions.get(entry) : undefined;
    if (from.pathname === location.pathname) {
      if (savedPosition !== undefined) jumpTo(savedPosition);
      else if (from.hash !== location.hash) scrollToHash(location);
      return;
    }

    if (awaited.current !== location.pathname) gate.start();
    awaited.current = undefined;
    setArrived(true);

    const target = elementForHash(location.hash);
    if (savedPosition !== undefined) jumpTo(savedPosition);
    else if (target) target.scrollIntoView({ behavior: "instant" });
    else if (!gate.isShown()) jumpTo(0);
    else {
      const stop = scrollToTop(gate.ready);
      settleScroll.current = () => {
        stop();
        jumpTo(0);
      };
      return;
    }
    settleScroll.current = () => {};
    gate.ready();
    // The page came after the loader's time was up: nothing else will say that it is here.
    if (!gate.isShown()) focusHeading();
  }, [location, entry, navigationType, positions, gate]);

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
  return { loading, arrived };
}

function scrollToHash({ hash }: Location) {
  elementForHash(hash)?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** Puts a screen reader and the keyboard at the start of the new page without moving the view. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names an entry of the history. Those that a plain link to a place on the page makes have no key of their own. */
function entryOf({ key, hash }: Location): string {
  return key + hash;
}

/**
 * Where the reader stood on every entry of the history, so that back and forward return there. Kept in memory:
 * the browser restores the position itself when the reader comes back from another site.
 */
function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>());
  const currentEntry = useRef(entry);
  useLayoutEffect(() => {
    currentEntry.current = entry;
  }, [entry]);

  useEffect(() => {
    const remember = () => positions.set(currentEntry.current, window.scrollY);
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    remember();
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
