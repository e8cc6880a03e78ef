import { type RefObject, useEffect } from "react";

/**
 * Turns a `<details>` into a dropdown: it opens on hover and on click, and closes on Escape, on a click outside, when
 * the mouse or the focus leaves, and on navigation. The state is the `open` attribute alone, so a dropdown that was
 * opened before hydration stays open.
 */
export function useDropdown(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = ref.current;
    const summary = details?.querySelector("summary");
    if (!details || !summary) return;

    const listeners = new AbortController();
    const { signal } = listeners;
    let openedByHover = false;

    function close() {
      if (details) details.open = false;
      openedByHover = false;
    }
    function closeIfOutside(target: EventTarget | null) {
      if (target instanceof Node && !details?.contains(target)) close();
    }
    function onEnter({ pointerType }: PointerEvent) {
      if (!details || pointerType !== "mouse" || details.open) return;
      details.open = true;
      openedByHover = true;
    }
    function onLeave({ pointerType }: PointerEvent) {
      if (pointerType === "mouse") close();
    }
    function onSummaryClick(event: MouseEvent) {
      // Hovering has opened it: the click that follows must not close it again.
      if (openedByHover) event.preventDefault();
      openedByHover = false;
    }
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest("a[href]")) close();
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== "Escape" || !details?.open) return;
      if (details.contains(document.activeElement)) summary?.focus();
      close();
    }

    details.addEventListener("pointerenter", onEnter, { signal });
    details.addEventListener("pointerleave", onLeave, { signal });
    details.addEventListener("click", onClick, { signal });
    details.addEventListener("focusout", ({ relatedTarget }) => closeIfOutside(relatedTarget), { signal });
    summary.addEventListener("click", onSummaryClick, { signal });
    document.addEventListener("pointerdown", ({ target }) => closeIfOutside(target), { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    window.addEventListener("popstate", close, { signal });
    return () => listeners.abort();
  }, [ref]);
}
