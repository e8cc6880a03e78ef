import { scene as stars } from "virtual:scenes/stars";
import { renderToStaticMarkup } from "react-dom/server";
import { draw } from "../../art/drawings";
import { columnWidth } from "../../art/engine/outline";
import { iconSheet } from "../../art/icons";
import { islandTicks } from "../../art/models/island";
import { markMarkup, markViewBox, ringMarkup } from "../../art/models/mark";
import { type DrawingName, type IconName, type IslandName, iconNames, isIsland } from "../../art/names";
import { drawingFile } from "../components/drawing-file";
import { firstScreenEndId } from "../components/first-screen-end";
import { accent } from "../content/brand";
import { language } from "../content/languages";
import { announcement } from "../content/layout";
import { canonicalUrl, documentTitle } from "../seo/page-meta";
import { accentCss } from "./accent-css";
import { announcementEnd } from "./announcement-end";
import { ShareAndIcons, StructuredDataBlocks } from "./document-head";
import type { RenderedPage } from "./prerender";

export type DocumentParts = {
  path: string;
  page: RenderedPage;
  /** The page's own CSS, inlined. */
  css: string;
  /** Stylesheets that are part of `css`: listed so that the app does not fetch them again. */
  inlinedStylesheets: readonly string[];
  fonts: readonly string[];
  /** The script that starts the app: its text, or in development its address. */
  boot: { text: string } | { source: string };
  /** The addresses of the modules that this script loads, in order of evaluation. */
  modules: readonly string[];
  /** For the bars of the browser: the colour of the page. */
  themeColour: string;
  /** Address of the share card's picture. */
  shareImage?: string | undefined;
};

/** The HTML document around a prerendered page. Only the page's CSS and one script are inline. */
export function renderDocument(parts: DocumentParts): string {
  const { path, page, css, inlinedStylesheets, fonts, boot, modules, themeColour, shareImage } = parts;
  const { meta } = page;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language.tag} dir={language.direction === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(meta)}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content={meta.hidden ? "noindex" : "index, follow"} />
        {/* The 404 page has no address of its own; the app sets this at the next navigation. */}
        <link rel="canonical" href={canonicalUrl(meta, path)} />
        <meta name="theme-color" content={themeColour} />
        <link rel="expect" href={`#${firstScreenEndId}`} blocking="render" />
        <ShareAndIcons path={path} page={page} shareImage={shareImage} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style
          dangerouslySetInnerHTML={{
            __html: `:root{--dither:url(${drawingFile("dither").src});--stars:url(${stars.src})}${css}${accentCss(accent)}`,
          }}
        />
        {inlinedStylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {/* `async`: clicks are remembered before the whole page has arrived. */}
        <script
          type="module"
          async
          data-modules={modules.join(" ")}
          {...("text" in boot
            ? { dangerouslySetInnerHTML: { __html: announcementEnd(announcement?.until) + boot.text } }
            : { src: boot.source })}
        />
      </head>
      <body>
        <Sprite iconNames={iconsOf(path, page.html)} drawingNames={[...page.drawings]} />
        <div id="root" dangerouslySetInnerHTML={{ __html: page.html }} />
        <StructuredDataBlocks path={path} page={page} shareImage={shareImage} />
      </body>
    </html>,
  )}`;
}

/** Icons that a page shows only once the app runs, or after a click. */
const laterIcons: Readonly<Record<string, readonly IconName[]>> = {
  "/": ["play"],
  "/legal": ["clock", "copy-link", "check"],
};

/** The icons of this page. Pages reached by a client navigation take theirs from a file (components/icon-href.ts). */
function iconsOf(path: string, html: string): IconName[] {
  return iconNames.filter((name) => html.includes(`"#icon-${name}"`) || laterIcons[path]?.includes(name));
}

type SpriteProps = { iconNames: readonly IconName[]; drawingNames: readonly DrawingName[] };

/** The targets of the page's `<use>` elements. Outside React's root, so that their paths are in no script. */
function Sprite({ iconNames, drawingNames }: SpriteProps) {
  const symbols = [
    `<symbol id="mark" viewBox="${markViewBox}">${markMarkup({ cells: "currentColor", lit: accent })}</symbol>`,
    `<symbol id="ring" viewBox="${markViewBox}">${ringMarkup("currentColor")}</symbol>`,
    iconSheet(iconNames),
    ...drawingNames.map((name) => `<g id="drawing-${name}">${draw(name).body}</g>`),
    ...drawingNames.filter(isIsland).flatMap(islandTickPaths),
  ];
  return (
    <svg className="document-sprite" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: symbols.join("") }} />
    </svg>
  );
}

/** The tiles at the edge of the island, for the moving light; the path of a hidden tile is empty. */
function islandTickPaths(island: IslandName): string[] {
  return islandTicks(island).map(
    (tick, index) => `<path id="island-tick-${index}" transform="scale(${columnWidth} 1)" d="${tick}"/>`,
  );
}
