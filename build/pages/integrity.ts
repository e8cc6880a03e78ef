import { createHash } from "node:crypto";

/**
 * The hash by which a browser recognises a script or a style sheet. SHA-256 because it is the shortest that
 * browsers take, each page names several of them, and hashes do not compress.
 */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}
