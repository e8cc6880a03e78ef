import { brand } from "../content/brand";
import { language, languages, translationsOf } from "../content/languages";
import { documentTitle, fileUrl, pageUrl } from "../seo/page-meta";
import { shareCardAlt } from "../seo/share-card";
import { shareCardFor, structuredDataFor } from "./page-extras";
import type { RenderedPage } from "./prerender";

type SharedPage = {
  path: string;
  page: RenderedPage;
  /** Address of the share card's picture; none in development. */
  shareImage: string | undefined;
};

/** What browsers, home screens and messengers show of the page. */
export function ShareAndIcons(shared: SharedPage) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {!shared.page.meta.hidden && (
        <>
          <Alternates path={shared.path} />
          <ShareTags {...shared} />
        </>
      )}
    </>
  );
}

function ShareTags({ path, page: { meta }, shareImage }: SharedPage) {
  const card = shareCardFor(path, meta);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={ogLocale(language.tag)} />
      <meta property="og:url" content={pageUrl(path)} />
      <meta property="og:title" content={documentTitle(meta)} />
      <meta property="og:description" content={meta.description} />
      {shareImage && card && (
        <>
          <meta property="og:image" content={fileUrl(shareImage)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={shareCardAlt(card, meta.description)} />
        </>
      )}
      {/* Title, description and picture are taken from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The same page in all languages, for search engines; nothing on a site with one. */
function Alternates({ path }: { path: string }) {
  const translations = translationsOf(path);
  const [first] = translations;
  if (!first || languages.length === 1) return null;
  return (
    <>
      {translations.map(({ tag, address }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={fileUrl(address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={fileUrl(first.address)} />
    </>
  );
}

/** With the country, which Open Graph requires: hi_IN for hi. */
function ogLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Data blocks, not scripts: the content security policy allows them. They are last, so that the text of the page comes first. */
export function StructuredDataBlocks({ path, page, shareImage }: SharedPage) {
  const image = shareImage && fileUrl(shareImage);
  const blocks = structuredDataFor(path, page.meta, page.breadcrumbs, image);
  return blocks.map((block) => {
    // A `<` in a text must not end the block.
    const json = JSON.stringify(block).replaceAll("<", "\\u003c");
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
