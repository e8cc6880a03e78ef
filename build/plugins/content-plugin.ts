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
    hotUpdate({ file, modules }) {
      if (contentName(file) === undefined) return;
      content = undefined;
      // A text of one file may contain a value of another.
      const { idToModuleMap } = this.environment.moduleGraph;
      return [
        ...new Set([
          ...modules,
          ...[...idToModuleMap.values()].filter(
            ({ id }) => id && (contentName(id) || id === `\0${numberFormatId}`),
          ),
        ]),
      ];
    },
  };
}

/** "vps-plans" for the path of content/vps-plans.yaml. */
export function contentName(path: string): string | undefined {
  const [, name] =
    /^content\/((?:pages\/)?[\w-]+)\.yaml$/.exec(relative(root, normalizePath(path.split("?")[0] ?? ""))) ??
    [];
  return name;
}
