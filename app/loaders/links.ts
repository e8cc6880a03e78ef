import type { Site } from "../../site/site";
import type { LinkTarget } from "../components/any-link";

/** The links whose page exists. */
export function existingLinks<const Link extends { target: LinkTarget }>(
  { missingPages }: Pick<Site, "missingPages">,
  links: readonly Link[],
): Link[] {
  return links.filter(({ target }) => !("to" in target && missingPages.includes(String(target.to))));
}

/** Where "View Game Servers" leads: to the plans if there is no catalogue. */
export function gamesPath({ missingPages }: Pick<Site, "missingPages">): "/games" | "/minecraft" {
  return missingPages.includes("/games") ? "/minecraft" : "/games";
}
