import { useEffect } from "react";

/** What the head of the document has of a page. */
export type DocumentHead = {
  /** With the name of the site. */
  title: string;
  description: string;
  canonical: string;
  /** `noindex` */
  hidden: boolean;
};

/** Updates the head at every client navigation. The prerendered HTML has the head of the first page. */
export function useDocumentHead(head: DocumentHead | undefined) {
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    setMeta("description", head.description);
    setMeta("robots", head.hidden ? "noindex" : "index, follow");
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!canonical || canonical.href === head.canonical) return;
    canonical.href = head.canonical;
    // They are those of the page before. Search engines read the HTML of each page.
    for (const link of document.head.querySelectorAll("link[hreflang]")) link.remove();
  }, [head]);
}

function setMeta(name: string, content: string) {
  document.head.querySelector(`meta[name="${name}"]`)?.setAttribute("content", content);
}
