import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSavedInHistory } from "../../hooks/use-saved-in-history";
import { filterParams, type GameFilter, isSameFilter, noFilter, parseFilter } from "./game-filter";

/**
 * The filter, which is also in the URL. The first render has no filter, like the prerendered HTML; the URL is applied
 * before the first paint. Changes replace the URL of the history entry.
 */
export function useGameFilter(
  categories: readonly { id: string }[],
): [GameFilter, (change: Partial<GameFilter>) => void] {
  const { key, search } = useLocation();
  // Undefined until the URL is read.
  const [urlFilter, setFilter] = useState<GameFilter>();
  const filter = urlFilter ?? noFilter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page applies its filter, even if it is the same
  useLayoutEffect(() => setFilter(parseFilter(new URLSearchParams(search), categories)), [key, search]);

  useSavedInHistory([filter], () => {
    const params = new URLSearchParams(location.search);
    if (!urlFilter || isSameFilter(parseFilter(params, categories), filter)) return;
    const query = filterParams(filter, params).toString();
    history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
  });

  return [filter, (change) => setFilter((current = noFilter) => ({ ...current, ...change }))];
}
