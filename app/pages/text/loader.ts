import type { SiteHref } from "../../../site/addresses";
import type { Site } from "../../../site/site";
import { type DescribedPage, fileUrl, type PageHead, type StructuredData } from "../../loaders/head";
import { inTwoLines } from "../../loaders/share-card";

/** Undefined if there is no text at this path. */
export function loader(site: Site, path: string) {
  const text = site.texts[path];
  if (!text) return undefined;
  const { head, contents, scrolling, closing } = site.records["pages/text"];
  const { title, description, parent, headings, body, pages } = text;
  return {
    hero: { eyebrow: head.eyebrow, title, lead: description },
    parent: parent && { to: parent.to as SiteHref, text: parent.title },
    article: { contents: headings && { title: contents, entries: headings }, body, scrolling },
    pages,
    closing,
  };
}

export function head(site: Site, path: string): PageHead | undefined {
  const text = site.texts[path];
  if (!text) return undefined;
  const { title, description, parent } = text;
  return {
    meta: { name: title, title, description },
    shareCard: {
      ...site.records["pages/text"].shareCard,
      headline: inTwoLines(title),
      ...(parent && { offer: parent.title }),
    },
    structuredData: (page) => structuredData(site, path, page),
  };
}

/** A text in a folder, such as a guide, is an article. */
function structuredData(
  site: Site,
  path: string,
  { url, description, image }: DescribedPage,
): StructuredData {
  const { title = "", pages } = site.texts[path] ?? {};
  const { name } = site.records.brand;
  const publisher = { "@type": "Organization", "@id": fileUrl("/#organization", site), name } as const;
  const page = {
    "@context": "https://schema.org",
    url,
    description,
    inLanguage: site.language.tag,
    publisher,
    image,
  } as const;
  if (pages || !path.includes("/", 1)) return [{ ...page, "@type": "WebPage", name: title }];
  return [{ ...page, "@type": "Article", headline: title, author: publisher, mainEntityOfPage: url }];
}
