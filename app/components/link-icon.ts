import type { LinkTarget } from "./any-link";

/** The sign at the end of a link in a list or a card: `out` if it leads to another site. */
export function linkIcon(target: LinkTarget): "out" | "arrow" {
  return "href" in target && /^https?:/i.test(target.href) ? "out" : "arrow";
}
