import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Records } from "../../../schemas/all-schemas";
import { nearestFirst } from "../../../schemas/nearest-first";
import { isHttps, mailAddress } from "../../../schemas/parts";
import type { TextNode, TextPage } from "../../../schemas/text-page";
import { sitePlaces } from "../check-references";
import type { Content, Fault } from "../content";
import { isText, textPath } from "./text-files";

/** What exists for a text to name. */
type Known = {
  places: readonly string[];
  anchors: readonly string[];
  pictures: readonly string[];
  /** The folder of the files that are served as they are. */
  publicFolder: string;
};

/** Links and pictures of the texts that lead nowhere, and texts with nothing in them. */
export function checkTexts(content: Content, pictures: readonly string[], publicFolder: string): Fault[] {
  const names = Object.keys(content).filter(isText);
  const { pages, places } = sitePlaces(content as Records);
  const headings = new Map(names.map((name) => [name, anchorsIn((content[name] as TextPage).body)]));
  const ofTexts = names.flatMap((name) =>
    (headings.get(name) ?? []).map((each) => `${textPath(name)}#${each}`),
  );
  return names.flatMap((file) => {
    const { body } = content[file] as TextPage;
    if (body.length === 0 && !file.endsWith("/index"))
      return [{ file, path: [], sentence: "the text is empty: write it under the head" }];
    const known = {
      places: [...pages, ...places, ...ofTexts],
      anchors: headings.get(file) ?? [],
      pictures,
      publicFolder,
    };
    return nodesIn(body, ["body"]).flatMap(({ node, path }) => {
      const sentence = faultOf(node, known);
      return sentence === undefined ? [] : [{ file, path, sentence }];
    });
  });
}

function nodesIn(nodes: readonly TextNode[], path: Fault["path"]): { node: TextNode; path: Fault["path"] }[] {
  return nodes.flatMap((node, index) => {
    const own = [...path, index];
    const children = typeof node === "string" ? [] : (node.children ?? []);
    return [{ node, path: own }, ...nodesIn(children, [...own, "children"])];
  });
}

function anchorsIn(body: readonly TextNode[]): string[] {
  return nodesIn(body, []).flatMap(({ node }) => (typeof node === "string" ? [] : (node.anchor ?? [])));
}

function faultOf(node: TextNode, { places, anchors, pictures, publicFolder }: Known): string | undefined {
  if (typeof node === "string") {
    // A value that pages fill in while they are shown has no place in a text.
    const [whole] = /\{\w+\}/.exec(node) ?? [];
    return whole && `${whole} is no value of the records`;
  }
  const { to, href, picture } = node;
  if (picture !== undefined && !pictures.includes(picture)) {
    const others = pictures.length > 0 ? `: it has ${nearest(picture, pictures)}` : "";
    return `the picture "${picture}" is not there: expected a file of content/pictures${others}`;
  }
  if (to !== undefined && !places.includes(to))
    return `the link to "${to}" leads nowhere: expected a page of this site, or a place on one: ${nearest(to, places)}`;
  if (href === undefined || isHttps(href) || /^tel:\+?\d+$/.test(href)) return undefined;
  if (href.startsWith("mailto:") && mailAddress.safeParse(href.slice("mailto:".length)).success)
    return undefined;
  if (href.startsWith("#")) {
    if (anchors.includes(href.slice(1))) return undefined;
    const own = anchors.map((anchor) => `#${anchor}`);
    return `the link to "${href}" leads nowhere: expected a heading of this text${own.length > 0 ? `: ${nearest(href, own)}` : ""}`;
  }
  if (/^\/(?!\/)/.test(href))
    return existsSync(join(publicFolder, href))
      ? undefined
      : `the link to "${href}" leads nowhere: expected a file of content/public`;
  return `the link to "${href}" cannot be followed: expected a page, which begins with a slash, or https://, mailto: or tel:`;
}

/** The five that are most like it. */
function nearest(name: string, names: readonly string[]): string {
  return nearestFirst(name, names).slice(0, 5).join(", ");
}
