import { useEffect, useSyncExternalStore } from "react";
import { timing } from "./timing";

let answer: unknown;
let requested = false;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function setAnswer(json: unknown) {
  answer = json;
  for (const listener of listeners) listener();
}

/**
 * The JSON of an address outside this site, requested once a visit. Undefined without an address, until it arrives, if it
 * does not, and once it is out of date.
 */
export function useFeed(url: string | undefined): unknown {
  useEffect(() => {
    if (!url || requested) return;
    requested = true;
    load(url);
  }, [url]);
  return useSyncExternalStore(
    subscribe,
    () => answer,
    () => undefined,
  );
}

async function load(url: string) {
  try {
    const response = await fetch(url, {
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(timing.feedTimeLimit),
    });
    if (!response.ok) return;
    setAnswer(await response.json());
    const fetchedAt = Date.now();
    const forget = () => {
      if (Date.now() - fetchedAt >= timing.feedLifetime) setAnswer(undefined);
    };
    // Timers do not count the time that a phone sleeps.
    document.addEventListener("visibilitychange", forget);
    setTimeout(forget, timing.feedLifetime);
  } catch {
    // Nothing is known then: the page is as without the feed.
  }
}
