import { createHash } from "node:crypto";

/**
 * For integrity attributes and the content security policy. SHA-256 is the shortest hash that browsers accept; each page
 * has several, and hashes do not compress.
 */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}
