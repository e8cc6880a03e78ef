import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { DrawingName } from "../../art/names";
import { addressOf } from "../../site/addresses";
import type { ParsedLegal } from "../../site/parse-legal";
import type { Site } from "../../site/site";
import { InlineDrawings } from "../components/drawing";
import { fileUrl } from "../loaders/head";
import { PrerenderedLegal } from "../pages/legal/noscript-documents";
import { pageFolders } from "../routes";
import { createRoutes } from "./create-routes";
import type { RenderedPage } from "./document";
import type { Page } from "./load-page";
import { layoutOf, type SitePage } from "./site-pages";

export { renderDocument } from "./document";
export { layoutOf, type SitePage, sitePage, sitePages } from "./site-pages";

const pages = import.meta.glob<Page>("../pages/*/page.tsx", { import: "default", eager: true });

/** Renders a page to the HTML inside #root. */
export async function renderPage(
  site: Site,
  { path, pattern, data }: SitePage,
  legal: ParsedLegal["documents"] | undefined,
): Promise<RenderedPage> {
  const Page = pages[`../pages/${pageFolders[pattern]}/page.tsx`];
  if (!Page) throw new Error(`There is no page for ${pattern}.`);
  const layout = layoutOf(site);
  const routes = createRoutes(layout, {
    loadLayout: async () => layout,
    loadPage: async () => ({ ...data, Page }),
  });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(fileUrl(addressOf(path, site.language), site)));
  if (context instanceof Response)
    throw new Error(`${path} answers with a redirect and cannot be prerendered.`);

  const drawings = new Set<DrawingName>();
  const html = renderToString(
    <StrictMode>
      <InlineDrawings value={drawings}>
        <PrerenderedLegal value={legal}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </PrerenderedLegal>
      </InlineDrawings>
    </StrictMode>,
  );
  return { html: html.replace(imagePreloads, ""), drawings };
}

/** React writes them before the page; the images themselves come with the same packets. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;
