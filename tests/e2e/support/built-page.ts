import { existsSync, readFileSync } from "node:fs";

const site = new URL("../../../dist/site/", import.meta.url);

/** The heading of a page as the build wrote it, so that no test repeats it; that of the 404 page for an unknown path. */
export function headingOf(path: string): string {
  return textIn(htmlOf(path), "h1");
}

export function titleOf(path: string): string {
  return textIn(htmlOf(path), "title");
}

/** The paths of the modules that the first script of a page loads. */
export function modulesOf(path: string): string[] {
  const [, modules = ""] = /data-modules="([^"]*)"/.exec(htmlOf(path)) ?? [];
  return modules.split(" ");
}

export function htmlOf(path: string): string {
  const file = new URL(path === "/" ? "index.html" : `${path.slice(1)}.html`, site);
  return readFileSync(existsSync(file) ? file : new URL("404.html", site), "utf8");
}

function textIn(html: string, tag: string): string {
  const [, inner = ""] = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "s").exec(html) ?? [];
  return inner
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
