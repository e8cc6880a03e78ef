import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSavedInHistory } from "../../../hooks/use-saved-in-history";
import type { MinecraftData } from "../loader";
import type { FinderData } from "./finder-data";
import { nearestCount, playerCounts } from "./player-counts";

export type FinderPlan = MinecraftData["plans"]["plans"][number];
export type FinderChoice = FinderData["start"];

export type Finder = NonNullable<ReturnType<typeof useFinder>>;

/** The choice in a query; what it lacks, or has wrong, is that of the start. Undefined if it has nothing of it. */
function parseChoice(params: URLSearchParams, { worlds, start }: FinderData): FinderChoice | undefined {
  const players = Number.parseInt(params.get("players") ?? "", 10);
  const world = worlds.find(({ id }) => id === params.get("world"));
  if (Number.isNaN(players) && !world) return undefined;
  return {
    players: Number.isNaN(players) ? start.players : nearestCount(players),
    world: world?.id ?? start.world,
  };
}

/**
 * The plan finder, whose choice is also in the URL. The first render has the choice of the start, like the prerendered
 * HTML; the URL is applied before the first paint.
 */
export function useFinder({ finder, plans }: MinecraftData) {
  const { key, search } = useLocation();
  const [chosen, setChosen] = useState<FinderChoice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page applies its choice, even if it is the same
  useLayoutEffect(() => setChosen(finder && parseChoice(new URLSearchParams(search), finder)), [key, search]);

  useSavedInHistory([chosen], () => {
    if (!chosen) return;
    const params = new URLSearchParams(location.search);
    params.set("players", String(chosen.players));
    params.set("world", chosen.world);
    if (`?${params}` !== location.search)
      history.replaceState(history.state, "", `${location.pathname}?${params}${location.hash}`);
  });

  if (!finder) return undefined;
  const { worlds, start, offered, words } = finder;
  const choice = chosen ?? start;
  const answers = worlds.find(({ id }) => id === choice.world)?.answers;
  const [reason = "", place = offered.length] = answers?.[playerCounts.indexOf(choice.players)] ?? [];
  /** The plan at a place of `offered`. */
  const planAt = (at: number) => plans.plans.find(({ id }) => id === offered[at]?.id);
  return {
    ...finder,
    ...choice,
    /** Whether the reader, or the address, has chosen something. */
    changed: chosen !== undefined,
    reason,
    /** Undefined if no plan is large enough. */
    plan: planAt(place),
    smaller: planAt(place - 1),
    larger: planAt(place + 1),
    /** For screen readers. */
    spoken: `${reason} ${offered[place]?.spoken ?? words.noneSpoken}`,
    planAt,
    onChange: (change: Partial<FinderChoice>) => setChosen((current = choice) => ({ ...current, ...change })),
  };
}
