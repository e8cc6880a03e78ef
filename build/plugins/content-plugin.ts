import { relative } from "node:path/posix";
import { normalizePath, type Plugin } from "vite";
import type { Content } from "../content/content";
import { contentModule } from "../content/content-module";
import { contentFolder, loadContent } from "../content/load-content";

const folder = normalizePath(contentFolder);

/** Imports of `content/<name>.yaml` give the checked records, in build, development and tests. */
export function contentPlugin(): Plugin {
  let content: Content | undefined;
  return {
    name: "content",
    sharedDuringBuild: true,
    load(id) {
      const name = contentName(id);
      if (name === undefined) return;
      content ??= loadContent();
      return { code: contentModule(content, name), map: null };
    },
    hotUpdate({ file, modules }) {
      if (contentName(file) === undefined) return;
      content = undefined;
      // A text of one file may contain a value of another.
      const { idToModuleMap } = this.environment.moduleGraph;
      return [
        ...new Set([...modules, ...[...idToModuleMap.values()].filter(({ id }) => id && contentName(id))]),
      ];
    },
  };
}

/** "vps-plans" for the path of content/vps-plans.yaml. */
export function contentName(path: string): string | undefined {
  const [, name] =
    /^((?:pages\/)?[\w-]+)\.yaml$/.exec(relative(folder, normalizePath(path.split("?")[0] ?? ""))) ?? [];
  return name;
}
