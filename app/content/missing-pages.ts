import { games } from "./games";
import { minecraftPlans } from "./minecraft-plans";
import { vpsPlans } from "./vps-plans";
import { websitePlans } from "./website-plans";

/** The list without which a page has nothing to show. */
const listsOfPages: Readonly<Record<string, readonly unknown[]>> = {
  "/games": games,
  "/minecraft": minecraftPlans,
  "/vps": vpsPlans,
  "/website-hosting": websitePlans,
};

/** Whether a page does not exist, because it has no plans or games. */
export function isMissingPage(path: string): boolean {
  return listsOfPages[path]?.length === 0;
}

/** The links whose page exists. */
export function existingLinks<Link extends { target: object }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ target }) => !("to" in target && isMissingPage(String(target.to))));
}

/** Where "View Game Servers" leads: to the plans if there is no catalogue. */
export function gamesPath(): "/games" | "/minecraft" {
  return isMissingPage("/games") ? "/minecraft" : "/games";
}
