import { brand, locale } from "../../content/brand";
import { shareCard as cardTexts } from "../../content/pages/text";
import { loadText, textAt } from "../../content/texts";
import { fileUrl, type PageMeta } from "../../seo/page-meta";
import { inTwoLines, type ShareCard } from "../../seo/share-card";
import type { DescribedPage, StructuredData } from "../../seo/structured-data";

export { default as Page } from "./page";

export async function meta(path: string): Promise<PageMeta | undefined> {
  const text = await loadText(path);
  return text && { name: text.title, title: text.title, description: text.description };
}

export function shareCard(path: string): ShareCard | undefined {
  const text = textAt(path);
  if (!text) return undefined;
  const { title, parent } = text;
  return { ...cardTexts, headline: inTwoLines(title), ...(parent && { offer: parent.title }) };
}

/** A text in a folder, such as a guide, is an article. */
export function structuredData({ slug, url, description, image }: DescribedPage): StructuredData {
  const text = textAt(slug);
  if (!text) return [];
  const publisher = { "@type": "Organization", "@id": fileUrl("/#organization"), name: brand.name } as const;
  const page = {
    "@context": "https://schema.org",
    url,
    description,
    inLanguage: locale,
    publisher,
    image,
  } as const;
  if (text.pages || !slug.includes("/", 1)) return [{ ...page, "@type": "WebPage", name: text.title }];
  return [{ ...page, "@type": "Article", headline: text.title, author: publisher, mainEntityOfPage: url }];
}
