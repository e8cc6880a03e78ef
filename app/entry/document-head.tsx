import { translationsOf } from "../../site/addresses";
import type { Site } from "../../site/site";
import { fileUrl, pageUrl } from "../loaders/head";
import { shareCardAlt } from "../loaders/share-card";
import type { SitePage } from "./site-pages";

type SharedPage = {
  site: Site;
  page: SitePage;
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
      {!shared.page.data.meta.hidden && (
        <>
          <Alternates {...shared} />
          <ShareTags {...shared} />
        </>
      )}
    </>
  );
}

function ShareTags({ site, page: { path, shareCard, data }, shareImage }: SharedPage) {
  const { title, description } = data.meta;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.records.brand.name} />
      <meta property="og:locale" content={ogLocale(site.language.tag)} />
      <meta property="og:url" content={pageUrl(path, site)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {shareImage && shareCard && (
        <>
          <meta property="og:image" content={fileUrl(shareImage, site)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={shareCardAlt(shareCard, description)} />
        </>
      )}
      {/* Title, description and picture are taken from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The same page in all languages, for search engines; nothing on a site with one. */
function Alternates({ site, page }: SharedPage) {
  const translations = translationsOf(page.path, site.languages);
  const [first] = translations;
  if (!first || site.languages.length === 1) return null;
  return (
    <>
      {translations.map((language) => (
        <link
          key={language.tag}
          rel="alternate"
          hrefLang={language.tag}
          href={fileUrl(language.address, site)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={fileUrl(first.address, site)} />
    </>
  );
}

/** With the country, which Open Graph requires: hi_IN for hi. */
function ogLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Data blocks, not scripts: the content security policy allows them. They are last, so that the text of the page comes first. */
export function StructuredDataBlocks({ site, page, shareImage }: SharedPage) {
  return page.structuredData(shareImage && fileUrl(shareImage, site)).map((block) => {
    // A `<` in a text must not end the block.
    const json = JSON.stringify(block).replaceAll("<", "\\u003c");
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
