import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Build, filesIn } from "../render/build-record";
import { encodings, policyOf } from "../render/policy/policy";
import { aliasesOf, isHidden, pagesOf } from "../render/policy/site-rules";

export type SiteFile = {
  /** Relative to the served folder. */
  file: string;
  headers: Readonly<Record<string, string>>;
  /** Encodings that have a compressed copy of the file. */
  encodings: readonly string[];
};

/** What the build serves, by URL path. A path that is not listed here cannot reach the disk. */
export async function listSiteFiles({ folder, record }: Build) {
  const { pages, moved } = record;
  const policy = policyOf(record);
  const { fileHeaders, pageHeaders, replaceableFiles } = policy;
  const stored = new Set(await filesIn(folder));
  const entryOf = (file: string, headers: SiteFile["headers"]): SiteFile => ({
    file,
    headers,
    encodings: encodings.filter(({ ending }) => stored.has(file + ending)).map(({ name }) => name),
  });
  const { linked, notFound, ofLanguages } = pagesOf({ pages });
  const missing = new Map(ofLanguages.map((page) => [page.base, entryOf(page.file, pageHeaders(page))]));
  const missingPage = entryOf(notFound.file, pageHeaders(notFound));

  const pageFiles = new Set(pages.map(({ file }) => `/${file}`));
  // A replaceable file may be added after the server has started.
  const others = new Set([...[...stored].map((file) => `/${file}`), ...replaceableFiles]);
  return {
    folder,
    policy,
    files: new Map<string, SiteFile>([
      ...linked.map((page) => [page.path, entryOf(page.file, pageHeaders(page))] as const),
      ...[...others]
        .filter((path) => !pageFiles.has(path) && !isHidden(path))
        .map((path) => [path, entryOf(path.slice(1), fileHeaders(path))] as const),
    ]),
    /** From the spellings of a page's path, in lower case, to the path itself. */
    pagePaths: new Map(
      linked.flatMap((page) => [page.path, ...aliasesOf(page)].map((path) => [path, page.path])),
    ),
    /** By the addresses that lead to another one. */
    moved: new Map(moved.map((address) => [address.from, address])),
    /** Whether the folder was removed: every build has this page. */
    isGone: () => !existsSync(join(folder, notFound.file)),
    /** The 404 page for a path: that of its language. */
    notFoundAt: (path: string) => missing.get(`/${path.split("/")[1]}`) ?? missingPage,
  };
}
