import { assetFolder, encodings, hostFiles, wellKnownFolder } from "../policy/policy";
import { escapePattern } from "./generated";

/** The path rules of `site-rules.ts` as regular expressions, in the syntax that all hosts share. */

/** Paths of files. Paths that end in `.html` are paths of pages. */
export const filePattern = `^${assetFolder}|\\.[A-Za-z0-9]+$`;
export const htmlPattern = "\\.html$";

/** A name that begins with a dot, anywhere in the path. The hosts have an exception for `wellKnownPattern`. */
export const dotPattern = "/\\.";
export const wellKnownPattern = `^${escapePattern(wellKnownFolder)}[^.]`;

/** Files that are not public and do not begin with a dot. */
export const internalPattern = [
  `^/(${hostFiles
    .filter((file) => !file.startsWith("."))
    .map(escapePattern)
    .join("|")})$`,
  `(${encodings.map(({ ending }) => escapePattern(ending)).join("|")})$`,
].join("|");
