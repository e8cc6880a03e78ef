import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { projectFolder } from "../../build/project-folder";
import type { EditorOptions } from "./editor-server";

type EditorFile = { content: string | Buffer; headers: Record<string, string> };

const pageFolder = join(projectFolder, "editor/page");
const decapFolder = join(projectFolder, "editor/node_modules/decap-cms/dist");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
};

/** The editor's two pages: the frame with the site beside the forms, and the forms. */
const pages: Readonly<Record<string, string>> = { "/": "editor.html", "/forms": "forms.html" };

/** A file that the editor delivers, or undefined. */
export function editorFile(path: string, { token, site, config }: EditorOptions): EditorFile | undefined {
  const page = pages[path];
  if (page) {
    const html = readFileSync(join(pageFolder, page), "utf8");
    const content = html.replaceAll("%TOKEN%", token).replaceAll("%SITE%", site);
    return withType(page, content, { "Content-Security-Policy": policyOf(site) });
  }
  if (path === "/config.json") return withType(path, JSON.stringify(config()));
  const [, folder, name = ""] = /^\/(page|decap)\/([\w-]+(?:\.[\w-]+)*\.(?:js|css|wasm))$/.exec(path) ?? [];
  const file = join(folder === "decap" ? decapFolder : pageFolder, name);
  return folder && existsSync(file) ? withType(file, readFileSync(file)) : undefined;
}

/** The editor loads nothing from elsewhere. Decap CMS compiles functions and adds styles while it runs. */
function policyOf(site: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    `frame-src 'self' ${site}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function withType(file: string, content: string | Buffer, headers: Record<string, string> = {}): EditorFile {
  return { content, headers: { "Content-Type": types[extname(file)] ?? "text/plain", ...headers } };
}
