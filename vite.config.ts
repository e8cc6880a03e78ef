import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { createBuilder, defineConfig, runnerImport, type UserConfig, type ViteBuilder } from "vite";
import type * as BuildSite from "./render/build-site";
import { builds, nextBuild } from "./render/dist-link";
import { contentPlugin } from "./render/plugins/content-plugin";
import { developmentPages } from "./render/plugins/development-pages";
import { drawingsPlugin } from "./render/plugins/drawings-plugin";
import { buildDate } from "./site/build-date";
import { siteLanguages } from "./site/languages";
import { builtLanguage } from "./site/load-content";
import { writeGeneratedFiles } from "./site/reference/generated-files";

writeGeneratedFiles();

/** Draws once for all languages. */
const drawings = drawingsPlugin();

export default defineConfig(({ command }) => siteConfig(command));

/** The configuration for the language that `CONTENT_LANGUAGE` names, or for the first. */
function siteConfig(command: "build" | "serve"): UserConfig {
  const language = builtLanguage();
  return {
    appType: "custom",
    publicDir: "content/public",
    plugins: [react(), contentPlugin(), drawings, developmentPages()],
    define: { "import.meta.env.BUILD_YEAR": buildDate.getFullYear() },
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
      // The files of all languages are in one folder.
      emptyOutDir: language === "",
      copyPublicDir: language === "",
      reportCompressedSize: false,
      // The plugins are ours: an owner who builds can do nothing about the time they take.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: `${nextBuild}/site`,
          manifest: true,
          rolldownOptions: {
            input: { boot: "app/entry/boot.ts", app: "app/entry/client.tsx" },
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
                    test: /\/app\/(?!styles\/hours|components\/(closing-strip|section)\.)|vite\/preload-helper/,
                    minShareCount: 7,
                  },
                  // Small, and without CSS: a file of their own costs more than their bytes on other pages.
                  // Not what only a table of contents needs.
                  {
                    name: "shared",
                    test: /\/app\/(format|hooks)\/(?!use-section-in-view)/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
      prerender: {
        consumer: "server",
        build: {
          outDir: `${nextBuild}/prerender${language}`,
          copyPublicDir: false,
          rolldownOptions: {
            input: { prerender: "app/entry/prerender.tsx" },
            // It imports every page at once, also those that the app loads one by one.
            checks: { ineffectiveDynamicImport: false },
          },
        },
      },
      server: {
        consumer: "server",
        resolve: { noExternal: true },
        build: {
          outDir: nextBuild,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: { server: "server/main.ts" },
            output: { entryFileNames: "[name].mjs" },
          },
        },
      },
    },
    builder: { buildApp, sharedConfigBuild: true, sharedPlugins: true },
  };
}

/**
 * Loaded when it is needed, not imported above: the build reads the records, and Vite restarts its development server
 * whenever a file changes that this one imports.
 */
async function buildApp(builder: ViteBuilder) {
  // Throws what is wrong in the records of a language: from a module of the app it would have a stack trace.
  siteLanguages();
  const { module } = await runnerImport<typeof BuildSite>(fromHere("render/build-site.ts"), {
    configFile: false,
    plugins: [contentPlugin()],
  });
  const { logLevel } = builder.config;
  await module.buildSite(builder, {
    importBuilt: (url) => import(url),
    builderOfLanguage: () =>
      createBuilder({ configFile: false, ...siteConfig("build"), ...(logLevel && { logLevel }) }),
  });
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
