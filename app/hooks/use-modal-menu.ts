import { type RefObject, useEffect } from "react";

/** From this width on the header shows the whole menu. The style sheets have it too: see tests/code/wide-screen.test.ts. */
export const wideScreen = "(width >= 72rem)";

/**
 * Makes a `<dialog popover>` modal. Its button opens it as a popover without any script; this hook makes the rest of the
 * page inert while it is open. Not `showModal()`: that restyles the whole page before the menu is painted, a quarter of
 * a second on a phone. A click on a link in it, back and forward, and a screen wide enough for the header's menu close it.
 */
export function useModalMenu(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let frame = 0;

    function makeBackgroundInert() {
      // After the frame that shows the menu.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setBackgroundInert(menu, true));
      });
    }
    function release() {
      cancelAnimationFrame(frame);
      setBackgroundInert(menu, false);
    }
    /** On `beforetoggle`: closing gives the focus back to a button that must not be inert by then. */
    function onToggle({ newState }: ToggleEvent) {
      release();
      if (newState === "open") makeBackgroundInert();
    }
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest("a[href]")) closeMenu(menu);
    }

    if (isPopoverOpen(menu)) makeBackgroundInert();
    menu.addEventListener("beforetoggle", onToggle, { signal });
    menu.addEventListener("click", onClick, { signal });
    const close = () => closeMenu(menu);
    window.matchMedia(wideScreen).addEventListener("change", close, { signal });
    window.addEventListener("popstate", close, { signal });
    return () => {
      listeners.abort();
      release();
    };
  }, [ref]);
}

const supportsPopover = typeof HTMLElement !== "undefined" && "showPopover" in HTMLElement.prototype;

/** For browsers without popovers, where the button does nothing by itself. */
export function openMenuWithoutPopover(menu: HTMLElement | null) {
  if (menu instanceof HTMLDialogElement && !supportsPopover && !menu.open) menu.showModal();
}

export function closeMenu(menu: HTMLDialogElement | null) {
  if (!menu) return;
  if (isPopoverOpen(menu)) menu.hidePopover();
  if (menu.open) menu.close();
}

function isPopoverOpen(menu: HTMLElement): boolean {
  // Browsers without popovers do not know the pseudo-class either, and throw.
  return supportsPopover && menu.matches(":popover-open");
}

/** All of the page is beside the menu: see root.tsx. */
function setBackgroundInert(menu: HTMLElement | null, inert: boolean) {
  for (const element of menu?.parentElement?.children ?? []) {
    if (element !== menu && element instanceof HTMLElement) element.inert = inert;
  }
}
