import { existsSync, statSync } from "node:fs";
import { join } from "node:path/posix";
import type { Content } from "./content";
import type { RecordFault } from "./fault";
import { absentPages, pathsIn } from "./page-paths";
import { languageTags } from "./read-files";
import type { Records } from "./schemas/all-schemas";
import { decodedPath } from "./schemas/decoded-path";
import { nearestFirst } from "./schemas/nearest-first";
import { faultAt } from "./sentence";
import { ownNames } from "./texts/text-files";

/** Redirects that cannot work. The records have the shape of their schemas. */
export function checkRedirects(content: Content, folder: string): RecordFault[] {
  const { redirects, brand } = content as Records;
  if (redirects.length === 0) return [];
  const paths = redirects.map(({ from }) => decodedPath(from) ?? "");
  const languages = ["", ...languageTags(folder)];
  const pages = languages.flatMap((language) => pagesIn(language, content, folder));
  const ownPaths = languages.flatMap((language) => ownNames.map((name) => join("/", language, name)));
  const isFile = (path: string, file = join(folder, "public", path)) =>
    existsSync(file) && statSync(file).isFile();

  function fromFault(path: string, index: number): string | undefined {
    const first = paths.indexOf(path);
    if (first < index) return `expected each path once: the record number ${first + 1} has it too`;
    const isOwn = ownPaths.some((own) => path === own || path.startsWith(`${own}/`));
    const isTaken = isOwn || pages.includes(path.replace(/\.html$/, "")) || isFile(path);
    return isTaken ? "expected a path that this site does not answer itself" : undefined;
  }

  function toFault(to: string): string | undefined {
    const end = endOf(to);
    if (end === undefined) return "expected another address: this one leads back to itself";
    if (end !== to) return `expected ${end}, where this address leads`;
    const path = pathOf(to);
    const isKnown = path === undefined || pages.includes(to.replace(/[?#].*/, "")) || isFile(path);
    return isKnown
      ? undefined
      : `expected a page or a file of this site: ${nearestFirst(to, pages).slice(0, 5).join(", ")}`;
  }

  /** Where the redirects lead at last; undefined in a circle. */
  function endOf(address: string, steps = 0): string | undefined {
    const next = redirects[paths.indexOf(pathOf(address) ?? "")];
    if (!next) return address;
    return steps > redirects.length ? undefined : endOf(next.to, steps + 1);
  }

  /** The path of an address of this site. */
  function pathOf(address: string): string | undefined {
    const { hostname, pathname } = new URL(address, `https://${brand.domain}`);
    return hostname.replace(/^www\./, "") === brand.domain ? decodedPath(pathname) : undefined;
  }

  return redirects.flatMap(({ to }, index) => {
    const wrong = fromFault(paths[index] ?? "", index);
    const expectation = wrong ?? toFault(to);
    return expectation ? [faultAt(content, "redirects", [index, wrong ? "from" : "to"], expectation)] : [];
  });
}

/** The addresses of the pages that exist in a language. */
function pagesIn(language: string, content: Content, folder: string): string[] {
  return pathsIn(content, absentPages(folder, language, content)).map((path) =>
    language ? `/${language}${path}`.replace(/\/$/, "") : path,
  );
}
