import type { Content } from "./content";
import { isObject } from "./sentence";

/** The list without which a page has nothing to show. */
const listsOfPages = {
  "/games": ["games", "games"],
  "/minecraft": ["minecraft-plans"],
  "/vps": ["vps-plans"],
  "/website-hosting": ["website-plans"],
} as const;

/** The pages that do not exist, because their list is empty. */
export function missingPages(content: Content): string[] {
  return Object.entries(listsOfPages)
    .filter(([, place]) => isEmptyList(content, place))
    .map(([path]) => path);
}

/** Whether an address is a missing page or a place on one. */
export function isMissing(address: unknown, missing: readonly string[]): boolean {
  return typeof address === "string" && missing.includes(address.replace(/#.*/, ""));
}

/** Texts that are shown only beside another list, by their place. */
const listsOfTexts: Readonly<Record<string, readonly string[]>> = {
  "pages/about/closing": ["minecraft-plans"],
  "pages/about/features": ["about", "features"],
  "pages/about/timeline": ["about", "milestones"],
  "pages/careers/openings": ["positions"],
  "pages/home/features": ["home-features"],
  "pages/home/locations": ["locations", "regions"],
  "pages/home/plans": ["minecraft-plans"],
  "pages/home/questions": ["questions", "questions"],
  "pages/home/testimonials": ["testimonials"],
  "pages/partners/benefits": ["partners", "benefits"],
  "pages/partners/cards": ["partners", "partners"],
  "pages/partners/partnerCount": ["partners", "partners"],
  "pages/vps/closing": ["website-plans"],
  "pages/website-hosting/closing": ["vps-plans"],
  ...Object.fromEntries(Object.entries(listsOfPages).map(([path, place]) => [`pages${path}`, place])),
};

/** Whether no page shows the text at this place, because a list is empty. */
export function isUnused(content: Content, file: string, path: readonly PropertyKey[]): boolean {
  const place = `${[file, ...path].join("/")}/`;
  return Object.entries(listsOfTexts).some(
    ([text, list]) => place.startsWith(`${text}/`) && isEmptyList(content, list),
  );
}

function isEmptyList(content: Content, place: readonly string[]): boolean {
  const list = place.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), content);
  return Array.isArray(list) && list.length === 0;
}
