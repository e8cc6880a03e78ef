import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

/**
 * Sets `hidden="until-found"` on an element that is rendered with `hidden`, so that the browser's find-in-page searches
 * it, and calls back on a match. React writes `hidden` as a boolean only
 * (https://github.com/facebook/react/issues/24740). Browsers without "until-found" hide the element.
 */
export function useHiddenUntilFound(
  ref: RefObject<HTMLElement | null>,
  hidden: boolean,
  onFound: () => void,
) {
  useLayoutEffect(() => {
    if (hidden) ref.current?.setAttribute("hidden", "until-found");
  }, [ref, hidden]);

  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = ref.current;
    const onBeforeMatch = () => found();
    element?.addEventListener("beforematch", onBeforeMatch);
    return () => element?.removeEventListener("beforematch", onBeforeMatch);
  }, [ref]);
}
