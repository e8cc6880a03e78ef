import { setTimeout } from "node:timers/promises";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type * as PrerenderEntry from "../../app/entry/prerender";
import { publicFolder } from "../../site/languages";
import { builtLanguage, loadContent } from "../../site/load-content";
import { readPlainFile } from "../../site/special-files";
import type * as ReadLegal from "../pages/read-legal";
import { pageColour } from "../seo/tokens";

/**
 * `npm run dev`: renders each page on request like the build, with Vite's client for instant refresh.
 */
export function developmentPages(): Plugin {
  return {
    name: "development-pages",
    // The editor shows the site in a frame.
    transformIndexHtml: () => (process.env.EDITOR_PREVIEW ? previewTags : []),
    configureServer(server) {
      const language = builtLanguage();
      // That of the first language is in the public folder.
      if (language)
        server.middlewares.use(`/${language}/legal.json`, (_request, response, next) => {
          const text = readPlainFile(publicFolder(), "legal.json");
          if (text === undefined) return next();
          response.setHeader("Content-Type", "application/json");
          response.end(text);
        });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? "/";
            const { html, status } = await renderWhenLoaded(server, url);
            response.statusCode = status;
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

const previewTags = [
  { tag: "script", attrs: { type: "module", src: "/editor/preview/mark-changes.ts" } },
  { tag: "script", attrs: { type: "module", src: "/editor/preview/choose-text.ts" } },
  // In development styles come with the app. Until then the editor's words under the frame are seen.
  {
    tag: "style",
    children: "html { color-scheme: dark } html:not([data-app=running]) body { visibility: hidden }",
  },
];

/**
 * A file that changes while a page is rendered leaves old modules beside new ones: React then finds two copies of a context.
 * So what fails is tried again, but for a fault of the records, which has no stack trace.
 */
async function renderWhenLoaded(server: ViteDevServer, url: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await renderInDevelopment(server, url);
    } catch (error) {
      const { stack, message } = error as Error;
      if (attempt === 5 || stack === message) throw error;
      await setTimeout(200);
    }
  }
}

async function renderInDevelopment(server: ViteDevServer, url: string) {
  const { prerender } = server.environments;
  if (!prerender || !isRunnableDevEnvironment(prerender))
    throw new Error('vite.config.ts has no environment "prerender".');
  // The modules of the server may be out of date.
  loadContent();
  const { readLegal }: typeof ReadLegal = await prerender.runner.import("/build/pages/read-legal.ts");
  const entry: typeof PrerenderEntry = await prerender.runner.import("/app/entry/prerender.tsx");
  const pathname = entry.pageAt(new URL(url, "http://localhost").pathname);
  const page = await entry.renderPage(pathname, await readLegal());
  const html = entry.renderDocument({
    path: pathname,
    page,
    css: "",
    inlinedStylesheets: [],
    fonts: [],
    boot: { source: "/app/entry/boot.ts" },
    modules: ["/app/entry/client.tsx"],
    themeColour: pageColour,
  });
  return { html, status: page.meta.hidden ? 404 : 200 };
}
