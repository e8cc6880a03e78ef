import { brand } from "../content/brand";
import { shareCardFor, structuredDataFor } from "../seo/page-extras";
import { canonicalUrl, documentTitle, type PageMeta } from "../seo/page-meta";
import { shareCardAlt } from "../seo/share-card";

type SharedPage = {
  path: string;
  meta: PageMeta;
  /** Address of the share card's picture; development draws none. */
  shareImage: string | undefined;
};

/** How the page looks in a tab, on a home screen and in a chat. */
export function ShareAndIcons({ path, meta, shareImage }: SharedPage) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {!meta.hidden && <ShareTags path={path} meta={meta} shareImage={shareImage} />}
    </>
  );
}

function ShareTags({ path, meta, shareImage }: SharedPage) {
  const card = shareCardFor(path);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={canonicalUrl(path)} />
      <meta property="og:title" content={documentTitle(meta)} />
      <meta property="og:description" content={meta.description} />
      {shareImage && card && (
        <>
          <meta property="og:image" content={canonicalUrl(shareImage)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={shareCardAlt(card)} />
        </>
      )}
      {/* Title, description and picture are taken from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Data blocks, no scripts: the content security policy lets them be. They come last, so that no text waits for them. */
export function StructuredDataBlocks({ path, meta, shareImage }: SharedPage) {
  const blocks = structuredDataFor(path, meta, shareImage && canonicalUrl(shareImage));
  return blocks.map((block) => {
    // A `<` in a text must not end the block.
    const json = JSON.stringify(block).replaceAll("<", "\\u003c");
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
