import { money } from "../../../format/money";
import { localNumber } from "../../../format/numbers";
import type { Finder } from "./use-finder";

/** More of them do not know each other. */
const mostFriends = 20;

type Answer = Pick<Finder, "players" | "world" | "found">;

/** "12 friends with plugins need about 6 GB.", and why it is not the cheapest plan, or none. */
export function reasonFor({ players, world, found }: Answer): string {
  const { neededGb, plan, smaller, soldOut } = found;
  const who = `${players} ${players > mostFriends ? "players" : "friends"}`;
  const need = `${who} ${world.phrase} need about ${localNumber(neededGb)} GB.`;
  if (soldOut && plan) return `${need} ${soldOut.title} is sold out. ${plan.title} has room to spare.`;
  if (plan || !smaller) return need;
  return `${need} The largest plan has ${localNumber(smaller.ramGb)}.`;
}

export function spokenAnswer(answer: Answer): string {
  const { plan } = answer.found;
  const reason = reasonFor(answer);
  return plan
    ? `${reason} ${plan.title}, ${money(plan.monthly)} a month.`
    : `${reason} No plan is that large.`;
}
