import { useCallback, useEffect, useState } from "react";
import type { Location } from "react-router";

/**
 * Remembers the scroll position of every history entry for back and forward. In memory only: the site stores nothing,
 * which rules out the router's `<ScrollRestoration>`. After a reload or a visit to another site the browser restores
 * the position itself.
 */
export function useScrollPositions(location: Location): (location: Location) => number | undefined {
  const [positions] = useState(() => new Map<string, number>());

  useEffect(() => {
    const remember = () => {
      // The browser can be at the next entry before the router has rendered it.
      const { pathname, hash } = window.location;
      const rendered = pathname === location.pathname && hash === location.hash;
      if (rendered && isRoutersEntry()) positions.set(keyOf(location), window.scrollY);
    };
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [location, positions]);

  useEffect(() => {
    const onPageChange = ({ type }: Event) => {
      history.scrollRestoration = type === "pagehide" ? "auto" : "manual";
    };
    history.scrollRestoration = "manual";
    const listeners = new AbortController();
    for (const event of ["pageshow", "pagehide"]) {
      window.addEventListener(event, onPageChange, { signal: listeners.signal });
    }
    return () => {
      listeners.abort();
      history.scrollRestoration = "auto";
    };
  }, []);

  return useCallback((entry) => positions.get(keyOf(entry)), [positions]);
}

/** The browser itself adds an entry for a typed hash and for `<a href="#…">`: without a state, and so without a key. */
export function isRoutersEntry(): boolean {
  return window.history.state !== null;
}

/** With the hash, because until it is replaced an entry of the browser has the key of the first one, "default". */
function keyOf({ key, hash }: Location): string {
  return key + hash;
}
