import type { ChangedCopy } from "./changed-copy";

/** The address of a page's share card, from the page's HTML or from its path in a changed copy. */
export function shareCardOf(...page: [html: string] | [copy: ChangedCopy, path: string]): string {
  const html =
    page.length === 1 ? page[0] : page[0].site(page[1] === "/" ? "index.html" : `${page[1].slice(1)}.html`);
  return /property="og:image" content="[^"]*(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
}
