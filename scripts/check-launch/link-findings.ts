import { type Finding, look } from "./finding";
import type { BuiltPage } from "./page-findings";

const noPurpose =
  /^(|here|click here|this|link|more|read more|learn more|see more|details|continue|go|visit)$/i;

/** Links whose text names no purpose, or equals that of a link to another address on the page. */
export function unclearLinks(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ path, file, html }) => {
    const targets = new Map<string, Set<string>>();
    for (const [, attributes = "", content = ""] of html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)) {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
      const text = attribute("aria-label") ?? content.replaceAll(/<[^>]*>/g, "");
      const name = text.replaceAll(/\s+/g, " ").trim();
      targets.set(name, (targets.get(name) ?? new Set()).add(attribute("href") ?? ""));
    }
    return [...targets].flatMap(([name, hrefs]) => {
      const place = `dist/site/${file}:1`;
      const addresses = [...hrefs].join(" and to ");
      if (noPurpose.test(name))
        return [look("text", place, `A link of ${path} to ${addresses} says only "${name}".`)];
      return hrefs.size > 1
        ? [look("text", place, `The links "${name}" of ${path} lead to ${addresses}.`)]
        : [];
    });
  });
}
