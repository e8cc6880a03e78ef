import { isRunnableDevEnvironment, type Plugin } from "vite";
import type * as PrerenderEntry from "../app/entry-prerender";
import { pageColour } from "./found/tokens";
import { readLegal } from "./read-legal";

/** `npm run dev`: renders each page on request, as the build does, with Vite's client for instant refresh. */
export function developmentPages(): Plugin {
  return {
    name: "development-pages",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? "/";
            const { prerender } = server.environments;
            if (!prerender || !isRunnableDevEnvironment(prerender)) return next();
            const entry: typeof PrerenderEntry = await prerender.runner.import("/app/entry-prerender.tsx");
            const { pathname } = new URL(url, "http://localhost");
            const page = await entry.renderPage(pathname, await readLegal(server.config.publicDir));
            const html = entry.renderDocument({
              path: pathname,
              page,
              css: "",
              inlinedStylesheets: [],
              fonts: [],
              boot: { source: "/app/boot.ts" },
              modules: ["/app/entry-client.tsx"],
              themeColour: pageColour,
            });
            response.statusCode = page.meta.hidden ? 404 : 200;
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(url, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
