import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

/**
 * Lets the browser's own search look into a hidden element, and calls back when it found something there. React
 * writes `hidden` as a plain flag (https://github.com/facebook/react/issues/24740), so the word that means
 * "until found" is put in here. Where it is unknown the element is hidden all the same.
 */
export function useUntilFound(ref: RefObject<HTMLElement | null>, hidden: boolean, onFound: () => void) {
  useLayoutEffect(() => {
    if (hidden) ref.current?.setAttribute("hidden", "until-found");
  }, [ref, hidden]);

  const tell = useEffectEvent(onFound);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The event bubbles: what is found in a child is the child's to answer, this element only makes way.
    const onMatch = () => tell();
    element.addEventListener("beforematch", onMatch);
    return () => element.removeEventListener("beforematch", onMatch);
  }, [ref]);
}
