import type { TextNode } from "../schemas/text-page";

/** Ids that a page of a text has without its headings. */
const taken = /^(root|main|menu|mark|ring|contents|first-screen-end|(icon|drawing)-.*)$/;

/** A function for the ids of the headings of one text: "before-you-start"; the second of the same words ends in -2. */
export function anchorsOf(): (words: string) => string {
  const used = new Set<string>();
  return (words) => {
    // Vowel signs are marks, not letters.
    const parts = words
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["section"];
    const name = parts.join("-").replace(taken, "text-$&");
    let anchor = name;
    for (let number = 2; used.has(anchor); number++) anchor = `${name}-${number}`;
    used.add(anchor);
    return anchor;
  };
}

/** The words of a node, without its elements. */
export function plainText(node: TextNode): string {
  if (typeof node === "string") return node;
  return (node.code ?? node.children?.map(plainText).join("") ?? "").trim();
}
