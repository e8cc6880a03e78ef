import { pagePatterns } from "../../app/routes";
import type { Fault } from "../fault";
import { allSchemas } from "../schemas/all-schemas";
import { id } from "../schemas/parts";
import { textPage } from "../schemas/text-page";
import { redirectedPaths } from "../short-addresses";

/** Whether it is the name of a text: "texts/guides/backups" for content/texts/guides/backups.md. */
export function isText(name: string): boolean {
  return name.startsWith("texts/");
}

/** With its ending. */
export function contentFile(name: string): string {
  return `${name}.${isText(name) ? "md" : "yaml"}`;
}

/** "vps-plans" for the file "content/vps-plans.yaml" of a fault. */
export function nameOfFile(file: string): string {
  return file.replace(/^content\//, "").replace(/\.(yaml|md|json)$/, "");
}

/** About a whole file of records or of a text. */
export function fileFault(name: string, message: string): Fault {
  return { file: `content/${contentFile(name)}`, line: 1, path: [], message };
}

export function schemaOf(name: string) {
  return isText(name) ? textPage : allSchemas[name];
}

/** "/guides/backups"; "/guides" for the index of the folder. */
export function textPath(name: string): string {
  return name.slice("texts".length).replace(/(?<=.)\/index$/, "");
}

/** "guides" for a text in that folder; empty for one in none. */
export function folderOf(name: string): string {
  return name.split("/").slice(1, -1).join("/");
}

/** Of the names of texts, which are their addresses. `tags` are the languages of the site besides the first. */
export function checkTextNames(names: readonly string[], tags: readonly string[]): Fault[] {
  const paths = new Map<string, string>();
  return names.flatMap((file) => {
    const path = textPath(file);
    const steps = path.slice(1).split("/");
    const other = paths.get(path);
    paths.set(path, file);
    const message = (() => {
      if (steps.length > 2) return "a text is in content/texts, or in one folder in it: move the file there";
      if (!steps.every((step) => id.safeParse(step).success))
        return `the name is a part of the address ${path}: expected small letters, digits and single hyphens`;
      if (other) return `content/${contentFile(other)} has the address ${path} too: rename one of them`;
      if (tags.includes(steps[0] ?? ""))
        return `/${steps[0]} is the address of a language: choose another name`;
      const isTaken =
        ownNames.includes(steps[0] ?? "") ||
        pagePatterns.some((each) => each === path || each === `/${steps[0]}/:slug`);
      return isTaken && `${path} is an address that the site has already: choose another name`;
    })();
    return message ? [fileFault(file, message)] : [];
  });
}

/** What each language answers besides its pages, and the paths below. A test compares it with the build. */
export const ownNames: readonly string[] = [
  "404 404.html _data _headers _redirects assets healthz index index.html legal.json llms.txt manifest.webmanifest robots.txt",
  "sitemap.xml apple-touch-icon.png favicon.svg icon-32.png icon-192.png icon-512.png icon-maskable-512.png",
  ...redirectedPaths.map((path) => path.slice(1)),
].flatMap((names) => names.split(" "));
