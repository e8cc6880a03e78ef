import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

/**
 * Lets the browser's own search look into an element that is rendered with `hidden`, and calls back when it finds
 * something there. React writes `hidden` as a plain flag only (https://github.com/facebook/react/issues/24740). Where
 * "until found" is unknown the element is hidden all the same.
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
