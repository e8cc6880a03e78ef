import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { type MinecraftPlan, minecraftPlans } from "../../../content/minecraft-plans";
import { type WorldKind, worldKinds } from "../../../content/plan-finder";
import { useSavedInHistory } from "../../../hooks/use-saved-in-history";
import { type FoundPlan, findPlan, playerCounts } from "./find-plan";

export type FinderChoice = { players: number; world: WorldKind };

export type Finder = FinderChoice & {
  /** Whether the reader, or the address, has chosen something. */
  changed: boolean;
  found: FoundPlan<MinecraftPlan>;
  onChange: (change: Partial<FinderChoice>) => void;
};

const defaultPlayers = 10;
const startWorld = worldKinds.find(({ startPlayers }) => startPlayers !== undefined) ?? worldKinds[0];

/** What the finder starts with; undefined without kinds of worlds, or without a plan that can be ordered. */
export const startChoice: FinderChoice | undefined =
  startWorld && minecraftPlans.some(({ soldOut }) => !soldOut)
    ? { players: nearestCount(startWorld.startPlayers ?? defaultPlayers), world: startWorld }
    : undefined;

/** The choice in a query; what it lacks, or has wrong, is that of the start. Undefined if it has nothing of it. */
function parseChoice(params: URLSearchParams): FinderChoice | undefined {
  const players = Number.parseInt(params.get("players") ?? "", 10);
  const world = worldKinds.find(({ id }) => id === params.get("world"));
  if (!startChoice || (Number.isNaN(players) && !world)) return undefined;
  return {
    players: Number.isNaN(players) ? startChoice.players : nearestCount(players),
    world: world ?? startChoice.world,
  };
}

/**
 * The plan finder, whose choice is also in the URL. The first render has the choice of the start, like the prerendered
 * HTML; the URL is applied before the first paint.
 */
export function useFinder(): Finder | undefined {
  const { key, search } = useLocation();
  const [chosen, setChosen] = useState<FinderChoice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page applies its choice, even if it is the same
  useLayoutEffect(() => setChosen(parseChoice(new URLSearchParams(search))), [key, search]);

  useSavedInHistory([chosen], () => {
    if (!chosen) return;
    const params = new URLSearchParams(location.search);
    params.set("players", String(chosen.players));
    params.set("world", chosen.world.id);
    if (`?${params}` !== location.search)
      history.replaceState(history.state, "", `${location.pathname}?${params}${location.hash}`);
  });

  const choice = chosen ?? startChoice;
  return (
    choice && {
      ...choice,
      changed: chosen !== undefined,
      found: findPlan(minecraftPlans, choice.world, choice.players),
      onChange: (change) => setChosen((current = choice) => ({ ...current, ...change })),
    }
  );
}

function nearestCount(players: number): number {
  const distance = (count: number) => Math.abs(count - players);
  return playerCounts.toSorted((one, other) => distance(one) - distance(other))[0] ?? defaultPlayers;
}
