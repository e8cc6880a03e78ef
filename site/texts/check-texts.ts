import { existsSync } from "node:fs";
import { join } from "node:path";
import { sitePlaces } from "../check-references";
import { type Content, contentLeaves, type Leaf } from "../content";
import type { RecordFault } from "../fault";
import type { Records } from "../schemas/all-schemas";
import { nearestFirst } from "../schemas/nearest-first";
import { isHttps, mailAddress } from "../schemas/parts";
import type { TextPage } from "../schemas/text-page";
import { isText, textPath } from "./text-files";

/** Links and pictures of the texts that lead nowhere, and texts with nothing in them. */
export function checkTexts(
  content: Content,
  pictures: readonly string[],
  publicFolder: string,
): RecordFault[] {
  const names = Object.keys(content).filter(isText);
  const leaves = contentLeaves(Object.fromEntries(names.map((name) => [name, content[name]])));
  const { pages, places } = sitePlaces(content as Records);
  const headings = leaves
    .filter(({ path }) => path.at(-1) === "anchor")
    .map(({ file, value }) => `${textPath(file)}#${value}`);

  function faultOf({ file, path, value }: Leaf): string | undefined {
    const field = path.at(-1);
    if (typeof value !== "string" || field === "code") return undefined;
    // A value that pages fill in while they are shown has no place in a text.
    const [whole] = /\{\w+\}/.exec(value) ?? [];
    if (whole) return `${whole} is no value of the records`;
    if (field === "picture") return faultOfName(value, pictures, "a file of content/pictures");
    if (field === "to")
      return faultOfName(value, [...pages, ...places, ...headings], "a page of this site, or a place on one");
    if (field !== "href" || isOutside(value)) return undefined;
    if (value.startsWith("#")) {
      const own = headings.filter((place) => place.startsWith(`${textPath(file)}#`));
      const hashes = own.map((place) => place.replace(/^.*#/, "#"));
      return faultOfName(value, hashes, "a heading of this text");
    }
    if (!/^\/(?!\/)/.test(value))
      return faultOfName(value, [], "a page, which begins with a slash, or https://, mailto: or tel:");
    const isFile = existsSync(join(publicFolder, value));
    return isFile ? undefined : faultOfName(value, [], "a file of content/public");
  }

  const isEmpty = (name: string) => (content[name] as TextPage).body.length === 0 && !name.endsWith("/index");
  const message = "the text is empty: write it under the head";
  return [
    ...names.filter(isEmpty).map((file) => ({ file, path: [], message })),
    ...leaves.flatMap((leaf) => {
      const message = faultOf(leaf);
      return message ? [{ file: leaf.file, path: leaf.path, message }] : [];
    }),
  ];
}

/** A message if the address is none of these names, with the five that are most like it. */
function faultOfName(address: string, names: readonly string[], expected: string): string | undefined {
  if (names.includes(address)) return undefined;
  const nearest = nearestFirst(address, names).slice(0, 5).join(", ");
  return `"${address}" leads nowhere: expected ${expected}${nearest && `: ${nearest}`}`;
}

function isOutside(address: string): boolean {
  const [, mail] = /^mailto:(.*)$/.exec(address) ?? [];
  return isHttps(address) || /^tel:\+?\d+$/.test(address) || mailAddress.safeParse(mail).success;
}
