import { dirname, join, relative } from "node:path/posix";
import { normalizePath, type Plugin } from "vite";
import type { Content } from "../content/content";
import { contentModule, numberFormatId, numberFormatModule } from "../content/content-module";
import { loadContent } from "../content/load-content";
import { contentFolder, projectFolder } from "../project-folder";

const root = normalizePath(projectFolder);

/**
 * Imports of `content/<name>.yaml` give the checked records of the folder, in build, development and tests. The file may
 * be absent: see `readContent`.
 */
export function contentPlugin(folder = contentFolder): Plugin {
  let content: Content | undefined;
  /** The modules that the last save of a record has changed. */
  let lastSave = { timestamp: 0, changed: new Set<string>() };
  return {
    name: "content",
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(source, importer) {
      if (source === numberFormatId) return `\0${source}`;
      if (!source.endsWith(".yaml")) return;
      // In development the browser asks for "/content/<name>.yaml".
      const path = source.startsWith("/content/")
        ? join(root, source)
        : join(dirname(importer ?? ""), source);
      return contentName(path) === undefined ? undefined : path;
    },
    load(id) {
      const name = contentName(id);
      if (name === undefined && id !== `\0${numberFormatId}`) return;
      content ??= loadContent(folder);
      const code = name === undefined ? numberFormatModule(content) : contentModule(content, name);
      return { code, map: null };
    },
    hotUpdate({ file, timestamp }) {
      if (contentName(file) === undefined) return;
      // Called for each environment; the first one is the browser's.
      if (timestamp !== lastSave.timestamp) {
        lastSave = { timestamp, changed: new Set() };
        try {
          const next = loadContent(folder);
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
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        lastSave.changed.has(id ?? ""),
      );
    },
  };
}

/** The modules with another value after a save: a text of one file may contain a value of another. */
function changedModules(before: Content | undefined, after: Content): Set<string> {
  const names = Object.keys(after).filter(
    (name) => !before || contentModule(before, name) !== contentModule(after, name),
  );
  const ids = names.map((name) => join(root, "content", `${name}.yaml`));
  const sameFormat = before && numberFormatModule(before) === numberFormatModule(after);
  return new Set(sameFormat ? ids : [...ids, `\0${numberFormatId}`]);
}

/** "vps-plans" for the path of content/vps-plans.yaml. */
export function contentName(path: string): string | undefined {
  const [, name] =
    /^content\/((?:pages\/)?[\w-]+)\.yaml$/.exec(relative(root, normalizePath(path.split("?")[0] ?? ""))) ??
    [];
  return name;
}
