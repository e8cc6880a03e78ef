/**
 * Calls back with the path of a page of ours as soon as the reader first points at, focuses or touches a link to it:
 * its code is then on the way before the click. One set of listeners serves every link.
 */
export function prefetchOnIntent(prefetch: (path: string) => void): () => void {
  const listening = new AbortController();
  const known = new Set<string>();
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (known.has(link.pathname)) return;
    known.add(link.pathname);
    prefetch(link.pathname);
  };
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(event, consider, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
