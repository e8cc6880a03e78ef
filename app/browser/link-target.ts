type RoutedPath = { pathname: string; search: string; hash: string };

/** The path of ours that a click asks for, if the router is to follow it; everything else is the browser's. */
export function routedPath(click: MouseEvent): RoutedPath | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  // A place on this page.
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  const { pathname, search, hash } = link;
  return { pathname, search, hash };
}
