import { register } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentModule, languageModule } from "../../../render/plugins/content-modules";
import { languageId } from "../../../render/plugins/content-plugin";
import { loadContent } from "../../../site/load-content";
import { contentFolder } from "../../../site/project-folder";

// Playwright runs tests without Vite: this gives them the modules of Vite's plugin for content/.
const content = loadContent();
const modules = Object.keys(content).map((name) => [
  pathToFileURL(join(contentFolder, `${name}.yaml`)).href,
  contentModule(content, name),
]);
register("./content-modules.mjs", import.meta.url, {
  data: { ...Object.fromEntries(modules), [languageId]: languageModule(content) },
});
