import { type RefObject, useEffect } from "react";

/**
 * Drives a `<dialog popover>`. Its button opens it as a popover by itself, before the app runs and without script;
 * from here on the rest of the page becomes inert behind it, which makes it a modal dialog. Not by `showModal()`: that
 * styles the whole page anew before the menu is on the screen, and on a phone a quarter of a second goes by. A link in
 * it and the screen becoming wide enough to do without it close it.
 */
export function useModalMenu(ref: RefObject<HTMLDialogElement | null>, notNeededAt: string) {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const listening = new AbortController();
    const { signal } = listening;
    let background: HTMLElement[] = [];
    let holding = 0;

    function hold() {
      // After the frame that shows it.
      holding = requestAnimationFrame(() => {
        holding = requestAnimationFrame(() => {
          if (!menu || !isPopoverOpen(menu)) return;
          background = elementsAround(menu).filter(({ inert }) => !inert);
          for (const element of background) element.inert = true;
        });
      });
    }
    function release() {
      cancelAnimationFrame(holding);
      for (const element of background) element.inert = false;
      background = [];
    }
    /** Told before it closes, since the focus goes back to a button that is not inert by then. */
    function onToggle({ newState }: ToggleEvent) {
      release();
      if (newState === "open") hold();
    }
    function onClick({ target, clientX, clientY }: MouseEvent) {
      if (!menu || !(target instanceof Element)) return;
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if ((target === menu && isOutside) || target.closest("a[href]")) closeMenu(menu);
    }

    if (isPopoverOpen(menu)) hold();
    menu.addEventListener("beforetoggle", onToggle, { signal });
    menu.addEventListener("click", onClick, { signal });
    window.matchMedia(notNeededAt).addEventListener("change", () => closeMenu(menu), { signal });
    return () => {
      listening.abort();
      release();
    };
  }, [ref, notNeededAt]);
}

const knowsPopovers = typeof HTMLElement !== "undefined" && "showPopover" in HTMLElement.prototype;

/** Where the browser knows no popovers, and the button therefore does nothing by itself. */
export function openMenuWithoutPopover(menu: HTMLDialogElement | null) {
  if (menu && !knowsPopovers && !menu.open) menu.showModal();
}

export function closeMenu(menu: HTMLDialogElement | null) {
  if (!menu) return;
  if (isPopoverOpen(menu)) menu.hidePopover();
  if (menu.open) menu.close();
}

function isPopoverOpen(menu: HTMLElement): boolean {
  // Browsers without popovers do not know the pseudo-class either, and throw.
  return knowsPopovers && menu.matches(":popover-open");
}

/** Everything on the page but the element and what it stands in. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const around: Element[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    around.push(...Array.from(inner.parentElement.children).filter((child) => child !== inner));
  }
  return around.filter((each) => each instanceof HTMLElement);
}
