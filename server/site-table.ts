import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BuildRecord, filesIn } from "../build/build-record";
import { encodings, notFoundPage, replaceableFiles } from "../build/policy/policy";
import { aliasesOf, contentTypeOf, fileHeaders, isHidden, pageHeaders } from "../build/policy/site-rules";
import { acceptedEncodings, type Encoding } from "./negotiate";

/** Names and values in turn, as Node takes them fastest. */
export type HeaderList = readonly string[];

/** One way a file can be sent. */
export type Variant = {
  body: Buffer;
  etag: string;
  lastModified: Date;
  /** What the policy wants of every answer about it. */
  policy: HeaderList;
  /** By which a client can ask whether it has changed, or for a part of it. */
  validators: HeaderList;
  /** Its type and, where it has one, its encoding. */
  content: HeaderList;
};

export type Resource = { plain: Variant; encoded: ReadonlyMap<Encoding, Variant> };

/**
 * The build in memory, by the paths it answers to. A path that is not in it cannot be reached, however it is
 * written; and what happens to the folder changes nothing until the server is started anew.
 */
export type SiteTable = {
  resources: ReadonlyMap<string, Resource>;
  /** Other ways to write the address of a page. */
  moved: ReadonlyMap<string, string>;
  notFound: Resource;
};

export async function readSiteTable(folder: string, { pages }: BuildRecord): Promise<SiteTable> {
  const resources = new Map<string, Resource>();
  const moved = new Map<string, string>();
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  const files = new Set(await filesIn(folder));
  for (const file of files) {
    const page = pageOf.get(file);
    if (page) {
      resources.set(page.path, await readResource(folder, file, files, pageHeaders(page)));
      for (const alias of aliasesOf(page)) moved.set(alias, page.path);
    } else if (!isHidden(`/${file}`) && !replaceableFiles.includes(`/${file}`)) {
      resources.set(`/${file}`, await readResource(folder, file, files, fileHeaders(`/${file}`)));
    }
  }

  const notFound = resources.get(notFoundPage.path);
  if (!notFound) throw new Error(`The build has no ${notFoundPage.file}.`);
  resources.delete(notFoundPage.path);
  for (const [alias, path] of moved) if (path === notFoundPage.path) moved.delete(alias);
  return { resources, moved, notFound };
}

type Headers = Readonly<Record<string, string>>;

async function readResource(
  folder: string,
  file: string,
  files: ReadonlySet<string>,
  headers: Headers,
): Promise<Resource> {
  const { mtime } = await stat(join(folder, file));
  const read = async (ending: string, encoding?: Encoding) =>
    variantOf(file, await readFile(join(folder, file + ending)), mtime, headers, encoding);
  const encoded = new Map<Encoding, Variant>();
  for (const { name, ending } of encodings) {
    if (files.has(file + ending)) encoded.set(name, await read(ending, name));
  }
  return { plain: await read(""), encoded };
}

export function variantOf(
  file: string,
  body: Buffer,
  lastModified: Date,
  headers: Headers,
  encoding?: Encoding,
): Variant {
  // Of the bytes that are sent: each encoding has its own.
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  return {
    body,
    etag,
    lastModified,
    policy: Object.entries(headers).flat(),
    validators: ["ETag", etag, "Last-Modified", lastModified.toUTCString(), "Accept-Ranges", "bytes"],
    content: ["Content-Type", contentTypeOf(file), ...(encoding ? ["Content-Encoding", encoding] : [])],
  };
}

export function chooseVariant({ plain, encoded }: Resource, acceptEncoding: string | undefined): Variant {
  if (encoded.size === 0) return plain;
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = encoded.get(encoding);
    if (variant) return variant;
  }
  return plain;
}
