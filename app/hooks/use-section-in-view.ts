import { type RefObject, useEffect } from "react";
import { elementForHash } from "../browser/hash";

/** Room for rounding: a place that was scrolled to may stop a fraction of a pixel short. */
const tolerancePx = 4;

/**
 * Marks, with `aria-current`, the link of a table of contents whose place the reader is at: the last one that has
 * passed under the header. The links are taken once, in the order of their places; the mark stands in the DOM
 * alone, so ten thousand links cost as little as ten.
 */
export function useSectionInView(contents: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = contents.current;
    if (!list) return;
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    let marked: HTMLAnchorElement | undefined;
    let frame = 0;

    function mark() {
      frame = 0;
      const link = linkInView(links);
      if (!link || link === marked) return;
      marked?.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
      marked = link;
      if (list) keepVisible(link, list);
    }
    function markSoon() {
      frame ||= requestAnimationFrame(mark);
    }

    const listening = new AbortController();
    const { signal } = listening;
    mark();
    window.addEventListener("scroll", markSoon, { passive: true, signal });
    window.addEventListener("resize", markSoon, { passive: true, signal });
    window.addEventListener("popstate", markSoon, { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [contents]);
}

function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  // Near the end of the page the place of a link may be unable to reach the header: then the address decides.
  if (isAtEnd()) {
    const addressed = links.find(({ hash }) => hash === location.hash);
    if (addressed && topOf(addressed) < window.innerHeight) return addressed;
  }
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return links[lastAbove(links, line + tolerancePx)] ?? links[0];
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Index of the last link whose place begins above the line; -1 if none does. */
function lastAbove(links: readonly HTMLAnchorElement[], line: number): number {
  let above = -1;
  let below = links.length;
  while (below - above > 1) {
    const middle = Math.floor((above + below) / 2);
    const link = links[middle];
    if (link && topOf(link) <= line) above = middle;
    else below = middle;
  }
  return above;
}

function topOf({ hash }: HTMLAnchorElement): number {
  return elementForHash(hash)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/** Scrolls the contents, and only them, to where the mark is. */
function keepVisible(link: HTMLElement, list: HTMLElement) {
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  list.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}
