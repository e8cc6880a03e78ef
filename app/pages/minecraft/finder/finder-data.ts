import { phrase } from "../../../../site/format";
import type { WorldKind } from "../../../../site/schemas/plans";
import type { Site } from "../../../../site/site";
import { existingLinks } from "../../../loaders/links";
import { findPlan, offeredPlans } from "./find-plan";
import { nearestCount, playerCounts } from "./player-counts";

const defaultPlayers = 10;

/** More of them do not know each other. */
const mostFriends = 20;

export type FinderData = NonNullable<ReturnType<typeof finderData>>;

/** An answer for every choice; undefined without kinds of worlds, or without a plan that can be ordered. */
export function finderData(site: Site) {
  const { records, format, missingPages } = site;
  const kinds = records["plan-finder"];
  const offered = offeredPlans(records["minecraft-plans"]);
  const startKind = kinds.find(({ startPlayers }) => startPlayers !== undefined) ?? kinds[0];
  if (!startKind || offered.length === 0) return undefined;
  const { finder } = records["pages/minecraft"];
  const { title, players, worlds, allLink, nothingFits, noneSpoken, smaller, larger, table } = finder;
  return {
    words: { title, players, worlds, allLink, nothingFits, noneSpoken, smaller, larger, table },
    /** What the table says where no plan is large enough. */
    tableVps: missingPages.includes("/vps") ? undefined : finder.tableVps,
    links: existingLinks(site, [
      { text: finder.vpsLink, target: { to: "/vps" }, icon: "arrow" },
      { text: finder.askLink, target: { href: records.brand.destinations.discordInvite }, tone: "dark" },
    ]),
    start: { players: nearestCount(startKind.startPlayers ?? defaultPlayers), world: startKind.id },
    /** For each number of players: "12 players". */
    playerLabels: playerCounts.map((count) => format.plural(finder.playerCount, count)),
    worlds: kinds.map((kind) => ({
      id: kind.id,
      title: kind.title,
      hint: kind.hint,
      answers: playerCounts.map((count) => answerFor(site, kind, count)),
    })),
    /** The plans that can be found, from the smallest to the largest. */
    offered: offered.map(({ id, title, monthly }) => ({
      id,
      spoken: phrase(finder.spoken, { plan: title, price: format.money(monthly) }),
    })),
  };
}

/**
 * "12 friends with plugins need about 6 GB.", and why it is not the cheapest plan, or none; then the place of the plan among
 * those that can be found, behind their end if none is large enough.
 */
function answerFor(
  { records, format }: Site,
  kind: WorldKind,
  players: number,
): [reason: string, place: number] {
  const plans = records["minecraft-plans"];
  const texts = records["pages/minecraft"].finder;
  const offered = offeredPlans(plans);
  const { neededGb, plan, soldOut } = findPlan(plans, kind, players);
  const who = format.plural(players > mostFriends ? texts.playerCount : texts.friends, players);
  const need = phrase(texts.need, { who, world: kind.phrase, number: format.number(neededGb) });
  if (!plan) {
    const number = format.number(offered.at(-1)?.ramGb ?? 0);
    return [`${need} ${phrase(texts.largest, { number })}`, offered.length];
  }
  const place = offered.indexOf(plan);
  if (!soldOut) return [need, place];
  return [`${need} ${phrase(texts.soldOut, { plan: soldOut.title, next: plan.title })}`, place];
}
