/**
 * Calls back with the path of a page of this site when the reader first hovers, focuses or touches a link to it, so
 * that its code can be fetched before the click.
 */
export function prefetchOnIntent(prefetch: (path: string) => void): () => void {
  const listeners = new AbortController();
  const prefetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    prefetch(link.pathname);
  };
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(event, onIntent, { passive: true, signal: listeners.signal });
  }
  return () => listeners.abort();
}
