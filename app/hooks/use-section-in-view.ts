import { type RefObject, useEffect } from "react";
import { elementForHash } from "../browser/scroll";

/** A section is in view from where its heading is this near to the header: the text above it is gone by then. */
const nearPx = 48;

/**
 * Sets `aria-current` on the link of a table of contents whose section is in view: the last one that starts above the
 * header's lower edge or a little below it. In the DOM, not in state: scrolling renders nothing.
 */
export function useSectionInView(contents: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = contents.current;
    if (!list) return;
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    let marked: HTMLAnchorElement | undefined;

    function mark() {
      const link = linkInView(links);
      if (!link || link === marked) return;
      marked?.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
      marked = link;
      if (list) keepVisible(link, list);
    }

    const listeners = new AbortController();
    const { signal } = listeners;
    mark();
    window.addEventListener("scroll", mark, { passive: true, signal });
    window.addEventListener("resize", mark, { passive: true, signal });
    window.addEventListener("popstate", mark, { signal });
    return () => listeners.abort();
  }, [contents]);
}

function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  // The last sections cannot scroll up to the header: there the hash decides.
  if (isAtEnd()) {
    const addressed = links.find(({ hash }) => hash === location.hash);
    if (addressed && topOf(addressed) < window.innerHeight) return addressed;
  }
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return links.findLast((link) => topOf(link) <= line + nearPx) ?? links[0];
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

function topOf({ hash }: HTMLAnchorElement): number {
  return elementForHash(hash)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/** Scrolls the contents list only. */
function keepVisible(link: HTMLElement, list: HTMLElement) {
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  list.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}
