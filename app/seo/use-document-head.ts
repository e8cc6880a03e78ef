import { useEffect } from "react";
import { canonicalUrl, documentTitle, type PageMeta } from "./page-meta";

/** Updates the head at every client navigation. The prerendered HTML has the head of the first page. */
export function useDocumentHead(meta: PageMeta | undefined, path: string) {
  useEffect(() => {
    if (!meta) return;
    document.title = documentTitle(meta);
    setAttribute('meta[name="description"]', "content", meta.description);
    setAttribute('meta[name="robots"]', "content", meta.hidden ? "noindex" : "index, follow");
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const url = canonicalUrl(meta, path);
    if (!canonical || canonical.href === url) return;
    canonical.href = url;
    // They are those of the page before. Search engines read the HTML of each page.
    for (const link of document.head.querySelectorAll("link[hreflang]")) link.remove();
  }, [meta, path]);
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
