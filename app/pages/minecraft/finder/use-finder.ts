import { useQueryState } from "../../../hooks/use-query-state";
import type { MinecraftData } from "../loader";
import type { FinderData } from "./finder-data";
import { nearestCount, playerCounts } from "./player-counts";

export type FinderPlan = MinecraftData["plans"]["plans"][number];
export type FinderChoice = FinderData["start"];

export type Finder = NonNullable<ReturnType<typeof useFinder>>;

/** The choice in a query; what it lacks, or has wrong, is that of the start. Undefined if it has nothing of it. */
function parseChoice(query: URLSearchParams, { worlds, start }: FinderData): FinderChoice | undefined {
  const players = Number.parseInt(query.get("players") ?? "", 10);
  const world = worlds.find(({ id }) => id === query.get("world"));
  if (Number.isNaN(players) && !world) return undefined;
  return {
    players: Number.isNaN(players) ? start.players : nearestCount(players),
    world: world?.id ?? start.world,
  };
}

function writeChoice({ players, world }: FinderChoice, query: URLSearchParams): URLSearchParams {
  query.set("players", String(players));
  query.set("world", world);
  return query;
}

/** The plan finder, whose choice is also in the URL. Undefined if there is none. */
export function useFinder({ finder, plans }: MinecraftData) {
  const [chosen, setChosen] = useQueryState((query) => finder && parseChoice(query, finder), writeChoice);
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
