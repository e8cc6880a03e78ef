import { renderToStaticMarkup } from "react-dom/server";
import { columnWidth } from "../../art/engine/outline";
import { iconSheet } from "../../art/icons";
import { markMarkup, markViewBox, ringMarkup } from "../../art/models/mark";
import { type DrawingName, type IconName, iconNames, isIsland } from "../../art/names";
import type { SiteDrawings } from "../../site/drawings";
import type { Site } from "../../site/site";
import { firstScreenEndId } from "../components/first-screen-end";
import { accentCss } from "./accent-css";
import { announcementEnd } from "./announcement-end";
import { ShareAndIcons, StructuredDataBlocks } from "./document-head";
import type { SitePage } from "./site-pages";

export type RenderedPage = {
  /** Inside #root. */
  html: string;
  drawings: ReadonlySet<DrawingName>;
};

type DocumentParts = {
  site: Site;
  page: SitePage;
  rendered: RenderedPage;
  /** The page's own CSS, inlined. */
  css: string;
  /** Stylesheets that are part of `css`: listed so that the app does not fetch them again. */
  inlinedStylesheets: readonly string[];
  fonts: readonly string[];
  /** The script that starts the app: its text, or in development its address. */
  boot: { text: string } | { source: string };
  /** The addresses of the modules that this script loads, in order of evaluation: last the data of the layout and of the page. */
  modules: readonly string[];
  /** The address of the list that names the data of all pages in this language. */
  dataList: string;
  /** For the bars of the browser: the colour of the page. */
  themeColour: string;
  /** Address of the share card's picture. */
  shareImage?: string | undefined;
};

/** The HTML document around a prerendered page. Only the page's CSS and one script are inline. */
export function renderDocument(parts: DocumentParts): string {
  const { site, page, rendered, css, inlinedStylesheets, fonts, boot, modules, dataList } = parts;
  const { themeColour, shareImage } = parts;
  const { meta } = page.data;
  const { language, records, drawings } = site;
  const { accent } = records.brand;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language.tag} dir={language.direction === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content={meta.hidden ? "noindex" : "index, follow"} />
        {/* The 404 page has no address of its own; the app sets this at the next navigation. */}
        <link rel="canonical" href={meta.canonical} />
        <meta name="theme-color" content={themeColour} />
        <link rel="expect" href={`#${firstScreenEndId}`} blocking="render" />
        <ShareAndIcons site={site} page={page} shareImage={shareImage} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style
          dangerouslySetInnerHTML={{
            __html: `:root{--dither:url(${drawings.files.dither?.[0]});--stars:url(${drawings.skies.stars.src})}${css}${accentCss(accent)}`,
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
          data-list={dataList}
          {...("text" in boot
            ? {
                dangerouslySetInnerHTML: {
                  __html: announcementEnd(records.layout.announcement?.until) + boot.text,
                },
              }
            : { src: boot.source })}
        />
      </head>
      <body>
        <Sprite
          accent={accent}
          drawings={drawings}
          iconNames={iconsOf(page.path, rendered.html)}
          drawingNames={[...rendered.drawings]}
        />
        <div id="root" dangerouslySetInnerHTML={{ __html: rendered.html }} />
        <StructuredDataBlocks site={site} page={page} shareImage={shareImage} />
      </body>
    </html>,
  )}`;
}

/** Icons that a page shows only once the app runs, or after a click. */
const laterIcons: Readonly<Record<string, readonly IconName[]>> = {
  "/": ["play"],
  "/legal": ["clock", "copy-link", "check"],
};

/** The icons of this page. Pages reached by a client navigation take theirs from a file (components/icon.tsx). */
function iconsOf(path: string, html: string): IconName[] {
  return iconNames.filter((name) => html.includes(`"#icon-${name}"`) || laterIcons[path]?.includes(name));
}

type SpriteProps = {
  drawings: SiteDrawings;
  accent: string | undefined;
  iconNames: readonly IconName[];
  drawingNames: readonly DrawingName[];
};

/** The targets of the page's `<use>` elements. Outside React's root, so that their paths are in no script. */
function Sprite({ accent, drawings, iconNames, drawingNames }: SpriteProps) {
  const symbols = [
    `<symbol id="mark" viewBox="${markViewBox}">${markMarkup({ cells: "currentColor", lit: accent })}</symbol>`,
    `<symbol id="ring" viewBox="${markViewBox}">${ringMarkup("currentColor")}</symbol>`,
    iconSheet(iconNames),
    ...drawingNames.map((name) => `<g id="drawing-${name}">${drawings.markup.get(name)?.body}</g>`),
    ...drawingNames.filter(isIsland).flatMap((name) => islandTickPaths(drawings.islandTicks[name])),
  ];
  return (
    <svg className="document-sprite" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: symbols.join("") }} />
    </svg>
  );
}

/** The tiles at the edge of the island, for the moving light; the path of a hidden tile is empty. */
function islandTickPaths(ticks: readonly string[]): string[] {
  return ticks.map(
    (tick, index) => `<path id="island-tick-${index}" transform="scale(${columnWidth} 1)" d="${tick}"/>`,
  );
}
