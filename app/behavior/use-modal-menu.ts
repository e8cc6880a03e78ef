import { type RefObject, useEffect } from "react";

/**
 * Drives a `<dialog popover>`. Its button opens it as a popover before the app runs and without script; from here
 * on as a modal dialog, which makes the rest of the page inert and gives the focus back. A link in it, its backdrop,
 * and the screen becoming wide enough to do without it close it.
 */
export function useModalMenu(ref: RefObject<HTMLDialogElement | null>, notNeededAt: string) {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const listening = new AbortController();
    const { signal } = listening;

    function onClick({ target, clientX, clientY }: MouseEvent) {
      if (!menu || !(target instanceof Element)) return;
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if ((target === menu && isOutside) || target.closest("a[href]")) closeMenu(menu);
    }

    menu.addEventListener("click", onClick, { signal });
    window.matchMedia(notNeededAt).addEventListener("change", () => closeMenu(menu), { signal });
    return () => listening.abort();
  }, [ref, notNeededAt]);
}

export function openMenu(menu: HTMLDialogElement | null) {
  if (menu && !menu.open && !isPopoverOpen(menu)) menu.showModal();
}

export function closeMenu(menu: HTMLDialogElement | null) {
  if (!menu) return;
  if (isPopoverOpen(menu)) menu.hidePopover();
  if (menu.open) menu.close();
}

function isPopoverOpen(menu: HTMLElement): boolean {
  // Browsers without popovers do not know the pseudo-class either, and throw.
  return "showPopover" in menu && menu.matches(":popover-open");
}
