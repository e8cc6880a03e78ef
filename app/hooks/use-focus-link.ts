import { type RefObject, useEffect } from "react";
import { elementForHash } from "../browser/hash";

/** Makes a link to an element of the page move the focus there without changing the address. */
export function useFocusLink(ref: RefObject<HTMLAnchorElement | null>) {
  useEffect(() => {
    const link = ref.current;
    if (!link) return;
    const follow = (event: Event) => {
      const place = elementForHash(link.hash);
      if (!place) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    };
    link.addEventListener("click", follow);
    return () => link.removeEventListener("click", follow);
  }, [ref]);
}
