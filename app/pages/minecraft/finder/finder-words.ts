import { finder as texts } from "../../../content/pages/minecraft";
import { money } from "../../../format/money";
import { localNumber } from "../../../format/numbers";
import { phrase, plural } from "../../../format/phrase";
import type { Finder } from "./use-finder";

/** More of them do not know each other. */
const mostFriends = 20;

type Answer = Pick<Finder, "players" | "world" | "found">;

/** "12 friends with plugins need about 6 GB.", and why it is not the cheapest plan, or none. */
export function reasonFor({ players, world, found }: Answer): string {
  const { neededGb, plan, smaller, soldOut } = found;
  const who = plural(players > mostFriends ? texts.playerCount : texts.friends, players);
  const need = phrase(texts.need, { who, world: world.phrase, number: localNumber(neededGb) });
  if (soldOut && plan) return `${need} ${phrase(texts.soldOut, { plan: soldOut.title, next: plan.title })}`;
  if (plan || !smaller) return need;
  return `${need} ${phrase(texts.largest, { number: localNumber(smaller.ramGb) })}`;
}

export function spokenAnswer(answer: Answer): string {
  const { plan } = answer.found;
  const reason = reasonFor(answer);
  const answered = plan
    ? phrase(texts.spoken, { plan: plan.title, price: money(plan.monthly) })
    : texts.noneSpoken;
  return `${reason} ${answered}`;
}
