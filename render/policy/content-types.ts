import { extname } from "node:path";
import { contentType } from "mime-types";

/** From the table of a library. What it does not know is a file to download: with `nosniff` no browser guesses. */
export function contentTypeOf(file: string): string {
  return contentType(extname(file)) || unknownType;
}

export const unknownType = "application/octet-stream";
export const htmlType = contentTypeOf("x.html");
export const textType = contentTypeOf("x.txt");

/** What the build itself writes, or keeps from the previous build. */
const ownExtensions = [
  ...["avif", "css", "html", "ico", "jpg", "js", "json", "png"],
  ...["svg", "txt", "webmanifest", "webp", "woff2", "xml"],
];

/** Extensions and types, for hosts that have to be given a table. Patterns and extensions are in lower case. */
export function contentTypeTable(files: readonly string[]): [extension: string, type: string][] {
  const extensions = files.map((file) => extname(file).slice(1).toLowerCase());
  return [...new Set([...ownExtensions, ...extensions])]
    .filter((extension) => /^[a-z0-9]+$/.test(extension))
    .sort()
    .map((extension) => [extension, contentTypeOf(`x.${extension}`)]);
}
