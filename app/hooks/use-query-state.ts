import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSavedInHistory } from "./use-saved-in-history";

/**
 * State that is also in the query of the URL; `write` changes the query to it, unless the query means it already. The first
 * render has none, like the prerendered HTML; the URL is applied before the first paint. Changes replace the URL of the
 * history entry.
 */
export function useQueryState<State>(
  parse: (query: URLSearchParams) => State | undefined,
  write: (state: State, query: URLSearchParams) => URLSearchParams | undefined,
) {
  const { key, search } = useLocation();
  const [state, setState] = useState<State>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page applies its state, even if it is the same
  useLayoutEffect(() => setState(parse(new URLSearchParams(search))), [key, search]);

  useSavedInHistory([state], () => {
    if (state === undefined) return;
    const query = write(state, new URLSearchParams(location.search));
    if (!query || `?${query}` === location.search) return;
    const address = `${location.pathname}${query.size > 0 ? `?${query}` : ""}${location.hash}`;
    history.replaceState(history.state, "", address);
  });

  return [state, setState] as const;
}
