import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type ViteBuilder } from "vite";
import { developmentPages } from "./render/development";
import { builds, nextBuild } from "./render/dist-link";
import type * as RenderSite from "./render/render-site";
import { contentFolder } from "./site/project-folder";

// The editor starts this in a process of its own, which nobody could end without the editor.
process.on("disconnect", () => process.exit());

/** In this folder, so that it finds the packages, wherever the site is built. Of this process, as others may build at the same time. */
const renderFolder = fromHere(`.cache/render-${process.pid}`);

export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: join(contentFolder, "public"),
  plugins: [react(), ...(command === "serve" ? [developmentPages()] : [])],
  resolve: {
    // The package's export map names its development build only; this is the same code without the warnings.
    alias:
      command === "build"
        ? { "react-router": fromHere("node_modules/react-router/dist/production/index.mjs") }
        : {},
  },
  // There is no index.html that Vite could find the dependencies by.
  optimizeDeps: { entries: ["app/entry/client.tsx"] },
  server: { watch: { ignored: [`${builds}/**`] } },
  build: {
    target: ["chrome111", "firefox128", "safari16.4"],
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // render/ copies them, also without building the app.
    copyPublicDir: false,
    reportCompressedSize: false,
    // The plugins are ours: an owner who builds can do nothing about the time they take.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: `${nextBuild}/site`,
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          input: {
            boot: "app/entry/boot.ts",
            app: "app/entry/client.tsx",
            // Part of the pages in languages of that script or direction only.
            devanagari: "app/styles/scripts/devanagari.css",
            "right-to-left": "app/styles/scripts/right-to-left.css",
          },
          // boot.ts calls what the app exports.
          preserveEntrySignatures: "allow-extension",
          // The CSS of a component that no page uses is in no page.
          treeshake: {
            moduleSideEffects: [{ test: /\/app\/(components|layout|pages)\/.*\.tsx$/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/react-router\// },
                // Without this every shared module is a file of its own. Only what most pages use: the HTML of
                // a page holds the CSS of all its files. Sections are left out for /legal, whose HTML is near its budget.
                {
                  name: "shared",
                  test: inProject(
                    /^app\/(?!styles\/hours|components\/(closing-strip|section)\.)|^site\/|vite\/preload-helper/,
                  ),
                  minShareCount: 7,
                },
                // Small, and without CSS: a file of their own costs more than their bytes on other pages.
                // Not what only a table of contents needs.
                {
                  name: "shared",
                  test: inProject(/^app\/(browser|hooks)\/(?!use-section-in-view)/),
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    render: {
      consumer: "server",
      build: {
        outDir: renderFolder,
        rolldownOptions: {
          input: { "render-site": "render/render-site.ts" },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
    server: {
      consumer: "server",
      resolve: { noExternal: true },
      build: {
        outDir: nextBuild,
        emptyOutDir: false,
        rolldownOptions: {
          input: { server: "server/main.ts" },
          output: { entryFileNames: "[name].mjs" },
        },
      },
    },
  },
  builder: { buildApp, sharedConfigBuild: true, sharedPlugins: true },
}));

/** What renders pages is built first: it checks the content before the rest is built. */
async function buildApp(builder: ViteBuilder) {
  const { client, render, server } = builder.environments;
  if (!client || !render || !server) throw new Error("vite.config.ts lacks an environment.");
  // A build that was killed may have left something.
  await rm(nextBuild, { recursive: true, force: true });
  await builder.build(render);
  // `import()` would be that of Vite's module runner here.
  const built: typeof RenderSite = createRequire(import.meta.url)(join(renderFolder, "render-site.js"));
  await built
    .renderSite({
      buildApp: async () => {
        for (const environment of [client, server]) await builder.build(environment);
      },
      compressed: Boolean(client.config.build.minify),
      warn: (text) => builder.config.logger.warn(text),
    })
    .finally(() => rm(renderFolder, { recursive: true }));
}

/** Of the path in this folder, which may itself be in one that is named "app" or "site". */
function inProject(pattern: RegExp) {
  const folder = fromHere(".").replaceAll("\\", "/");
  return (id: string) => pattern.test(id.replace(folder, ""));
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
