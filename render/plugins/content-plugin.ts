import { dirname, join, relative } from "node:path/posix";
import { type ConfigEnv, isRunnableDevEnvironment, normalizePath, type Plugin } from "vite";
import type { Content } from "../../site/content";
import { siteLanguages } from "../../site/languages";
import { builtLanguage, loadContent } from "../../site/load-content";
import { contentFolder, projectFolder } from "../../site/project-folder";
import type { Records } from "../../site/schemas/all-schemas";
import { contentFile } from "../../site/texts/text-files";
import { contentModule, languageModule, scriptStyles, textsModule } from "./content-modules";

const root = normalizePath(projectFolder);

const scriptStylesId = "virtual:script-styles";

export const languageId = "virtual:language";

const textsId = "virtual:texts";

/**
 * Imports of `content/<name>.yaml` and `content/texts/<name>.md` give the checked records of the folder, in build, development and tests. The file may
 * be absent: see `readContent`.
 */
export function contentPlugin(folder = contentFolder, language = builtLanguage()): Plugin {
  let content: Content | undefined;
  let isDevelopment = false;
  const records = () => {
    content ??= loadContent(folder, language);
    return content;
  };
  const modules: Readonly<Record<string, () => string>> = {
    [scriptStylesId]: () => scriptStyles(records()),
    [languageId]: () =>
      languageModule(records(), siteLanguages(folder, isDevelopment ? language : undefined)),
    [textsId]: () => textsModule(records()),
  };
  /** The modules that the last save of a record has changed. */
  let lastSave = { timestamp: 0, changed: new Set<string>() };
  /** When the environment that renders the pages knew of the last save. */
  let lastUpdate = 0;
  return {
    name: "content",
    sharedDuringBuild: true,
    enforce: "pre",
    config: (_, env) => ({ define: constants(env, folder) }),
    // Not `command`, which is "serve" for tests and for modules that the build itself runs too.
    configureServer(server) {
      isDevelopment = !process.env.VITEST;
      // A page that was rendered before the last save could not be told then: see editor/preview/mark-changes.ts.
      server.ws.on("page-opened", ({ time }: { time: number }, client) => {
        if (time < lastUpdate) client.send({ type: "full-reload" });
      });
    },
    resolveId(source, importer) {
      if (Object.hasOwn(modules, source)) return `\0${source}`;
      if (!/\.(yaml|md)$/.test(source)) return;
      // In development the browser asks for "/content/<name>.yaml".
      const path = source.startsWith("/content/")
        ? join(root, source)
        : join(dirname(importer ?? ""), source);
      return contentName(path) === undefined ? undefined : path;
    },
    load(id) {
      const name = contentName(id);
      const code = name === undefined ? modules[id.slice(1)]?.() : contentModule(records(), name);
      return code === undefined ? undefined : { code, map: null };
    },
    hotUpdate({ file, timestamp, server }) {
      if (!isRecord(file)) return;
      // Called for each environment: first for the browser's, last for the one that renders the pages.
      if (timestamp !== lastSave.timestamp) {
        lastSave = { timestamp, changed: new Set() };
        try {
          const next = loadContent(folder, language);
          // Vite keeps the error for the next page that is opened: something else to keep.
          if (!content && server.ws.clients.size === 0) this.environment.hot.send({ type: "full-reload" });
          lastSave.changed = changedModules(content, next);
          content = next;
        } catch (error) {
          const { message } = error as Error;
          // The next save without a mistake then changes everything, and the error is no longer shown.
          content = undefined;
          // Shown over the open page, which is not updated.
          this.environment.hot.send({ type: "error", err: { message, stack: "" } });
        }
      }
      const { environment } = this;
      const { moduleGraph, hot } = environment;
      const changed = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        lastSave.changed.has(id ?? ""),
      );
      if (environment.name === "prerender" && isRunnableDevEnvironment(environment)) {
        // At once: Vite would wait until the modules of the save before are imported again, and pages be out of date.
        for (const module of changed) moduleGraph.invalidateModule(module);
        environment.runner.clearCache();
        lastUpdate = Date.now();
        // For the page in the editor: see editor/preview/mark-changes.ts. Not earlier: it may load the page again at once.
        server.environments.client.hot.send({ type: "custom", event: "records-saved" });
        return [];
      }
      // A page of text has its text from the route, which is loaded with the page; legal.json is fetched.
      if (file.endsWith(".json") || (file.endsWith(".md") && lastSave.changed.size > 0)) {
        for (const module of changed) moduleGraph.invalidateModule(module);
        hot.send({ type: "full-reload" });
        return [];
      }
      return changed;
    },
  };
}

type OptionalPart = keyof {
  [Name in keyof ImportMetaEnv as Name extends `HAS_${infer Part}` ? Part : never]: 1;
};

/** Whether the records have each of the optional parts. */
const optionalParts: Readonly<Record<OptionalPart, (records: Records) => boolean>> = {
  ANNOUNCEMENT: ({ layout }) => layout.announcement !== undefined,
  COMPANY: ({ company }) => company !== undefined,
  PERIODS: (records) =>
    [...records["minecraft-plans"], ...records["vps-plans"], ...records["website-plans"]].some(
      ({ periods = [] }) => periods.length > 0,
    ),
  PING: ({ locations }) => locations.regions.some(({ cities }) => cities.some(({ pingUrl }) => pingUrl)),
  STATUS_FEED: ({ brand }) => brand.statusFeed !== undefined,
  TAX: ({ brand }) => brand.tax !== undefined,
};

/** The same as constants of the build; in development the owner may add a part at any time. */
function constants({ command }: ConfigEnv, folder: string) {
  const records = command === "serve" ? undefined : (loadContent(folder) as Records);
  const parts = Object.entries(optionalParts).map(([name, has]) => {
    return [`import.meta.env.HAS_${name}`, !records || has(records)];
  });
  return Object.fromEntries(parts);
}

/** The modules with another value after a save: a text of one file may contain a value of another. */
function changedModules(before: Content | undefined, after: Content): Set<string> {
  const names = Object.keys(after).filter(
    (name) => !before || contentModule(before, name) !== contentModule(after, name),
  );
  const ids = names.map((name) => join(root, "content", contentFile(name)));
  const sameFormat = before && languageModule(before, []) === languageModule(after, []);
  return new Set(sameFormat ? ids : [...ids, `\0${languageId}`, `\0${textsId}`]);
}

/** Whether the file has records, of any language, or is a picture, whose name and size are checked with them. */
function isRecord(path: string): boolean {
  return /^content\/(.+\.(yaml|md)|pictures\/.+|public\/legal\.json)$/.test(
    relative(root, normalizePath(path)),
  );
}

/** "vps-plans" for the path of content/vps-plans.yaml, "texts/imprint" for that of content/texts/imprint.md. */
export function contentName(path: string): string | undefined {
  const file = relative(root, normalizePath(path.split("?")[0] ?? ""));
  const [, record, text] = /^content\/(?:((?:pages\/)?[\w-]+)\.yaml|(texts\/.+)\.md)$/.exec(file) ?? [];
  return record ?? text;
}
