import { relative } from "node:path/posix";
import { setTimeout } from "node:timers/promises";
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from "vite";
import type * as RenderEntry from "../app/entry/render";
import { addressOf } from "../site/addresses";
import { ContentError } from "../site/fault";
import { publicFolder } from "../site/languages";
import { contentFolder, projectFolder } from "../site/project-folder";
import { writeGeneratedFiles } from "../site/reference/generated-files";
import { readSites, type Site } from "../site/site";
import { readPlainFile } from "../site/special-files";
import { contentTypeOf } from "./policy/content-types";
import { notFoundPage } from "./policy/policy";
import { readLegal } from "./read-legal";
import { pageColour } from "./seo/tokens";

/** The addresses of the data in a language. */
const dataAddresses = (tag: string) => ({
  layout: `/data/${tag}/layout.js`,
  list: `/data/${tag}/list.js`,
  page: (path: string) => `/data/${tag}/page${path === "/" ? "" : path}.js`,
});

/**
 * `npm run dev`: renders each page on request like the build, with Vite's client for instant refresh. A saved record sends
 * one event; the open page then loads its data again.
 */
export function developmentPages(): Plugin {
  let sites: readonly Site[] | undefined;
  /** The routes of the last records without a fault. */
  let routes = "";
  const read = () => {
    sites ??= readSites(contentFolder);
    return sites;
  };
  return {
    name: "development-pages",
    // The editor shows the site in a frame.
    transformIndexHtml: () => (process.env.EDITOR_PREVIEW ? previewTags : []),
    configureServer(server) {
      writeGeneratedFiles();
      const { ws } = server;
      /** When the records were last saved. */
      let savedAt = 0;
      // A page that was rendered before the last save could not be told then: see editor/preview/mark-changes.ts.
      ws.on("page-opened", ({ time }: { time: number }, client) => {
        if (time < savedAt) client.send({ type: "full-reload" });
      });
      server.watcher.add(contentFolder);
      const onChange = (file: string) => {
        if (!isContent(file)) return;
        if (sites) routes = routesOf(sites);
        sites = undefined;
        savedAt = Date.now();
        try {
          const isOther = routesOf(read()) !== routes;
          // Vite's client closes what it shows over the page, or loads the page again if that could not be rendered.
          ws.send({ type: "update", updates: [] });
          // The routes and the texts of the law are read once by a page.
          if (isOther || file.endsWith(".json")) ws.send({ type: "full-reload" });
          else ws.send({ type: "custom", event: "records-saved", data: { time: savedAt } });
        } catch (error) {
          // Shown over the open page, which is not updated.
          ws.send({ type: "error", err: { message: (error as Error).message, stack: "" } });
        }
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onChange);

      server.middlewares.use(async (request, response, next) => {
        try {
          const path = decodeURI((request.url ?? "/").replace(/[?#].*/, ""));
          const file = await fileAt(server, read, path);
          if (file === undefined) return next();
          response.setHeader("Content-Type", contentTypeOf(path));
          response.end(file);
        } catch (error) {
          next(error);
        }
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? "/";
            const { html, status } = await renderWhenLoaded(server, read, url);
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

/** Records and texts of any language, pictures, whose names and sizes are checked with them, and the texts of the law. */
function isContent(file: string): boolean {
  const path = relative(normalizePath(contentFolder), normalizePath(file));
  return (
    !path.startsWith("..") &&
    /^(.+\.(yaml|md)|pictures\/.+|(languages\/[^/]+\/)?public\/legal\.json)$/.test(path)
  );
}

/** What the routes of the app are made from, and the accent in the head of the page. */
function routesOf(sites: readonly Site[]): string {
  return JSON.stringify(sites.map(({ language, paths, records }) => [language, paths, records.brand.accent]));
}

async function entryOf(server: ViteDevServer): Promise<typeof RenderEntry> {
  const { render } = server.environments;
  if (!render || !isRunnableDevEnvironment(render))
    throw new Error('vite.config.ts has no environment "render".');
  return render.runner.import("/app/entry/render.tsx");
}

/** Drawings, pictures, the data of pages, and the texts of the law in other languages. */
async function fileAt(server: ViteDevServer, read: () => readonly Site[], path: string) {
  const [, tag, kind, page = ""] = /^\/data\/([^/]+)\/(layout|list|page)(.*)\.js$/.exec(path) ?? [];
  if (tag) {
    const site = read().find(({ language }) => language.tag === tag);
    if (!site) return undefined;
    const paths = [...site.paths, notFoundPage.path];
    const addresses = Object.fromEntries(paths.map((each) => [each, dataAddresses(tag).page(each)]));
    if (kind === "list") return `export default ${JSON.stringify(addresses)};`;
    const entry = await entryOf(server);
    const data = kind === "layout" ? entry.layoutOf(site) : entry.sitePage(site, page || "/").data;
    return `export default ${JSON.stringify(data)};`;
  }
  if (!/^\/(assets\/|favicon\.svg$)|\/legal\.json$/.test(path)) return undefined;
  const [first, ...others] = read();
  for (const { language, folder } of others)
    if (path === addressOf("/legal.json", language))
      return readPlainFile(publicFolder(language.base.slice(1), folder), "legal.json");
  return first?.drawings.sources.get(path.slice(1));
}

/**
 * A file of the app that changes while a page is rendered leaves old modules beside new ones: React then finds two copies of
 * a context. So what fails is tried again, but for a fault of the records.
 */
async function renderWhenLoaded(server: ViteDevServer, read: () => readonly Site[], url: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await renderInDevelopment(server, read, url);
    } catch (error) {
      if (attempt === 5 || error instanceof ContentError) throw error;
      await setTimeout(200);
    }
  }
}

async function renderInDevelopment(server: ViteDevServer, read: () => readonly Site[], url: string) {
  const entry = await entryOf(server);
  const { pathname } = new URL(url, "http://localhost");
  const site = siteAt(read(), pathname);
  const page = entry.sitePage(site, pathname.slice(site.language.base.length) || "/");
  const data = dataAddresses(site.language.tag);
  const legal = page.pattern === "/legal" ? await readLegal(site) : undefined;
  const html = entry.renderDocument({
    site,
    page,
    rendered: await entry.renderPage(site, page, legal?.documents),
    css: "",
    inlinedStylesheets: [],
    fonts: [],
    boot: { source: "/app/entry/boot.ts" },
    modules: ["/app/entry/client.tsx", data.layout, data.page(page.path)],
    dataList: data.list,
    themeColour: pageColour,
    shareImage: undefined,
  });
  return { html, status: page.meta.hidden ? 404 : 200 };
}

/** The language of an address. */
function siteAt(sites: readonly Site[], pathname: string): Site {
  const own = sites.filter(({ language: { base } }) => pathname === base || pathname.startsWith(`${base}/`));
  const site = own.at(-1) ?? sites[0];
  if (!site) throw new Error(`${projectFolder} has no site.`);
  return site;
}
