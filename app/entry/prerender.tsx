import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { DrawingName } from "../../art/names";
import { InlineDrawings } from "../components/drawing";
import type { ParsedLegal } from "../content/legal";
import { pathsOf } from "../content/paths";
import { PrerenderedLegal } from "../pages/legal/prerendered-legal";
import { type PagePattern, pagePatterns } from "../routes";
import { type PageMeta, pageUrl } from "../seo/page-meta";
import type { Breadcrumb } from "../seo/structured-data";
import { createRoutes } from "./create-routes";
import { matchPage } from "./match-page";
import { loadPage } from "./page-modules";

export { pageAt } from "../content/languages";
export { renderDocument } from "./document";
export { shareCardFor } from "./page-extras";

/** One page to write: its path and the route pattern it belongs to. */
export type PrerenderTarget = { path: string; pattern: PagePattern };

export function prerenderTargets(): PrerenderTarget[] {
  return pagePatterns.flatMap((pattern) => {
    const paths = pattern === "*" ? ["/404"] : pathsOf(pattern);
    return paths.map((path) => ({ path, pattern }));
  });
}

export type RenderedPage = {
  html: string;
  meta: PageMeta;
  breadcrumbs: readonly Breadcrumb[];
  drawings: ReadonlySet<DrawingName>;
};

/** Renders one path to the HTML inside #root. */
export async function renderPage(
  path: string,
  legal: ParsedLegal["documents"] | undefined,
): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(async (error) => {
      throw error;
    }),
  );
  const context = await query(new Request(pageUrl(path)));
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
  return {
    html: html.replace(imagePreloads, ""),
    meta: await metaOf(path),
    breadcrumbs: await breadcrumbsTo(path),
    drawings,
  };
}

/** React writes them before the page; the images themselves come with the same packets. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

async function metaOf(path: string): Promise<PageMeta> {
  const { pattern, slug } = matchPage(path);
  return (await loadPage(pattern, slug)).meta;
}

/** The pages from the home page to this one. */
async function breadcrumbsTo(path: string): Promise<Breadcrumb[]> {
  const parts = path.split("/").filter(Boolean);
  const paths = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const breadcrumbs = paths.map(async (step) => {
    const { name, hidden } = await metaOf(step);
    return hidden ? [] : [{ name, path: step }];
  });
  return (await Promise.all(breadcrumbs)).flat();
}
