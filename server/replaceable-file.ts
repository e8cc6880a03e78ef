import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileHeaders } from "../build/policy/site-rules";
import { type Resource, variantOf } from "./site-table";

/** Reads a file that may be replaced while the server runs; from memory as long as it has not been. */
export function replaceableFile(folder: string, url: string): () => Promise<Resource | undefined> {
  let known: { version: string; resource: Resource } | undefined;
  return async () => {
    try {
      const file = join(folder, url);
      const { mtimeMs, mtime, size, ino } = await stat(file);
      const version = `${mtimeMs} ${size} ${ino}`;
      if (known?.version !== version) {
        const plain = variantOf(url, await readFile(file), mtime, fileHeaders(url));
        known = { version, resource: { plain, encoded: new Map() } };
      }
      return known.resource;
    } catch {
      // Not there, or not readable: to a visitor that is the same.
      return undefined;
    }
  };
}
