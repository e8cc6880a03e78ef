import { assetFolder, encodings, hostFiles, wellKnownFolder } from "../policy/policy";
import { escapePattern } from "./generated";

/** The rules about paths of `site-rules.ts` as regular expressions, written so that every host reads them alike. */

/** Asks for a file; a path that ends in `.html` asks for a page all the same. */
export const filePattern = `^${assetFolder}|\\.[A-Za-z0-9]+$`;
export const htmlPattern = "\\.html$";

/** A name with a dot in front, anywhere in the path. The hosts make their own exception of `wellKnownPattern`. */
export const dotPattern = "/\\.";
export const wellKnownPattern = `^${escapePattern(wellKnownFolder)}[^.]`;

/** Files that are not for visitors and have no dot in front. */
export const internalPattern = [
  `^/(${hostFiles
    .filter((file) => !file.startsWith("."))
    .map(escapePattern)
    .join("|")})$`,
  `(${encodings.map(({ ending }) => escapePattern(ending)).join("|")})$`,
].join("|");
