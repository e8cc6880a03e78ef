import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { legalHashes } from "../../app/content/legal-hashes";
import { expiryOf, securityTxtPath } from "../../build/policy/security-txt";
import { blocks, expiry, type Finding, linesOf, look } from "./finding";

export type BuiltPage = { path: string; file: string; html: string };

/** What is wrong with the pages and files of the build. */
export function builtFindings(site: string, today: Date): Finding[] {
  if (!existsSync(site))
    return [
      blocks("dead link", "dist/site", "There is no build to check for dead links: run npm run build."),
    ];
  const pages = builtPages(site);
  return [
    ...deadLinks(pages),
    ...lengthFindings(pages),
    ...unclearLinks(pages),
    ...securityTxtDates(site, today),
  ];
}

export function builtPages(site: string): BuiltPage[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => {
      const path = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
      return { path, file, html: readFileSync(join(site, file), "utf8") };
    });
}

/** Links to pages, and to places on pages, that do not exist. */
export function deadLinks(pages: readonly BuiltPage[]): Finding[] {
  const hashes = new Set<string>(Object.values(legalHashes));
  return pages.flatMap(({ path, file, html }) => {
    const hrefs = new Set([...html.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g)].map(([, href = ""]) => href));
    return [...hrefs].flatMap((href) => {
      const [targetPath = "", hash = ""] = href.split("#");
      const target = pages.find((page) => page.path === (targetPath.replace(/\?.*/, "") || path));
      if (target && (hash === "" || target.html.includes(` id="${hash}"`) || hashes.has(hash))) return [];
      const line = html.slice(0, html.indexOf(`href="${href}"`)).split("\n").length;
      const missing = target ? "no such place on that page" : "no such page";
      const sentence = `The page ${path} links to ${href}: there is ${missing}.`;
      return [blocks("dead link", `dist/site/${file}:${line}`, sentence)];
    });
  });
}

/** About what search engines show. */
const shownLengths = [
  { name: "title", pattern: /<title>([^<]*)</, shortest: 0, longest: 70, shown: "about 70" },
  {
    name: "description",
    pattern: /<meta name="description" content="([^"]*)"/,
    shortest: 50,
    longest: 170,
    shown: "50 to 170",
  },
];

/** Titles and descriptions that search engines would cut off or replace. */
export function lengthFindings(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ path, file, html }) =>
    shownLengths.flatMap(({ name, pattern, shortest, longest, shown }) => {
      // An escaped character, such as `&amp;`, counts as one.
      const { length } = (pattern.exec(html)?.[1] ?? "").replaceAll(/&#?\w+;/g, "&");
      if (length >= shortest && length <= longest) return [];
      const sentence = `The ${name} of ${path} has ${length} characters: search engines show ${shown}.`;
      return [look("text", `dist/site/${file}:1`, sentence)];
    }),
  );
}

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
      const addresses = [...hrefs].join(" and to ");
      const sentence = noPurpose.test(name)
        ? `A link of ${path} to ${addresses} says only "${name}".`
        : hrefs.size > 1 && `The links "${name}" of ${path} lead to ${addresses}.`;
      return sentence ? [look("text", `dist/site/${file}:1`, sentence)] : [];
    });
  });
}

function securityTxtDates(site: string, today: Date): Finding[] {
  const lines = linesOf(securityTxtPath, site);
  const end = expiryOf(lines.join("\n"));
  const line = lines.findIndex((each) => each.startsWith("Expires:")) + 1;
  const place = `dist/site${securityTxtPath}:${line || 1}`;
  if (!end)
    return [blocks("date", place, "security.txt is missing or has no expiry date: run npm run build.")];
  const day = end.toISOString().slice(0, 10);
  return expiry(`security.txt, renewed by every build, is valid until ${day}`, end, place, today);
}
