import { phrase } from "../../../../site/format";
import type { WorldKind } from "../../../../site/schemas/plans";
import type { Site } from "../../../../site/site";
import { existingLinks } from "../../../loaders/links";
import { nearestCount, playerCounts } from "./player-counts";

const defaultPlayers = 10;

/** More of them do not know each other. */
const mostFriends = 20;

export type FinderData = NonNullable<ReturnType<typeof finderData>>;

/** An answer for every choice; undefined without kinds of worlds, or without a plan that can be ordered. */
export function finderData(site: Site) {
  const { records, format, missingPages } = site;
  const kinds = records["plan-finder"];
  const plans = records["minecraft-plans"];
  const offered = offeredPlans(plans);
  const startKind = kinds.find(({ startPlayers }) => startPlayers !== undefined) ?? kinds[0];
  if (!startKind || offered.length === 0) return undefined;
  const { playerCount, friends, need, soldOut, largest, spoken, vpsLink, askLink, tableVps, ...words } =
    records["pages/minecraft"].finder;

  /**
   * "12 friends with plugins need about 6 GB.", and why it is not the cheapest plan, or none; then the place of the plan among
   * those that can be found, behind their end if none is large enough.
   */
  function answerFor(kind: WorldKind, players: number): [reason: string, place: number] {
    const found = findPlan(plans, kind, players);
    const who = format.plural(players > mostFriends ? playerCount : friends, players);
    const reason = phrase(need, { who, world: kind.phrase, number: format.number(found.neededGb) });
    if (!found.plan) {
      const number = format.number(offered.at(-1)?.ramGb ?? 0);
      return [`${reason} ${phrase(largest, { number })}`, offered.length];
    }
    const place = offered.indexOf(found.plan);
    if (!found.soldOut) return [reason, place];
    return [`${reason} ${phrase(soldOut, { plan: found.soldOut.title, next: found.plan.title })}`, place];
  }

  return {
    words,
    /** What the table says where no plan is large enough. */
    tableVps: missingPages.includes("/vps") ? undefined : tableVps,
    links: existingLinks(site, [
      { text: vpsLink, target: { to: "/vps" }, icon: "arrow" },
      { text: askLink, target: { href: records.brand.destinations.discordInvite }, tone: "dark" },
    ]),
    start: { players: nearestCount(startKind.startPlayers ?? defaultPlayers), world: startKind.id },
    /** For each number of players: "12 players". */
    playerLabels: playerCounts.map((count) => format.plural(playerCount, count)),
    worlds: kinds.map((kind) => ({
      id: kind.id,
      title: kind.title,
      hint: kind.hint,
      answers: playerCounts.map((count) => answerFor(kind, count)),
    })),
    /** The plans that can be found, from the smallest to the largest. */
    offered: offered.map(({ id, title, monthly }) => ({
      id,
      spoken: phrase(spoken, { plan: title, price: format.money(monthly) }),
    })),
  };
}

type Plan = { monthly: number; ramGb: number; soldOut?: boolean };

/**
 * The cheapest plan with enough memory for this many players in this kind of world, which is rounded up; undefined if none is
 * large enough. `soldOut`: a plan that would do for less.
 */
export function findPlan<P extends Plan>(
  plans: readonly P[],
  { baseGb, mbPerPlayer }: Pick<WorldKind, "baseGb" | "mbPerPlayer">,
  players: number,
) {
  const neededMb = Math.round(baseGb * 1000 + mbPerPlayer * players);
  const isEnough = ({ ramGb }: P) => ramGb * 1000 >= neededMb;
  const plan = offeredPlans(plans).find(isEnough);
  const cheapest = worthwhilePlans(plans).find(isEnough);
  return {
    neededGb: Math.ceil(neededMb / 1000),
    plan,
    soldOut: plan && cheapest?.soldOut ? cheapest : undefined,
  };
}

/** The plans that can be found, from the smallest to the largest. */
export function offeredPlans<P extends Plan>(plans: readonly P[]): P[] {
  return worthwhilePlans(plans.filter(({ soldOut }) => !soldOut));
}

/** By price, without those that have no more memory than a cheaper one. */
function worthwhilePlans<P extends Plan>(plans: readonly P[]): P[] {
  let mostGb = 0;
  return plans
    .toSorted((one, other) => one.monthly - other.monthly || other.ramGb - one.ramGb)
    .filter(({ ramGb }) => {
      const isLarger = ramGb > mostGb;
      mostGb = Math.max(mostGb, ramGb);
      return isLarger;
    });
}
