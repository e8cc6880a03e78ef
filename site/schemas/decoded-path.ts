/**
 * A path as hosts compare it: decoded, without a slash at its end. Undefined if it cannot be decoded. In a file without schemas: our
 * server would have all of zod.
 */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, "");
  } catch {
    return undefined;
  }
}
