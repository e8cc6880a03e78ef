import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { timing } from "../../hooks/timing";
import { filterParams, type GameFilter, noFilter, parseFilter } from "./game-filter";

/**
 * The filter, synchronised with the URL. The first render has no filter, like the prerendered HTML; the URL is applied
 * before the first paint. A change is rendered at once and written to the URL after a pause, replacing the history entry.
 */
export function useGameFilter(): [GameFilter, (filter: GameFilter) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(noFilter);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const params = new URLSearchParams(search).toString();
  /** The search parameters that `filter` was last read from or written to. */
  const synced = useRef("");
  useLayoutEffect(() => {
    if (params === synced.current) return;
    synced.current = params;
    clearTimeout(timer.current);
    setFilter(parseFilter(new URLSearchParams(params)));
  }, [params]);

  const leaving = useNavigation().state !== "idle";
  useEffect(() => {
    // Changing the URL now would cancel the navigation.
    if (leaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [leaving]);

  function change(next: GameFilter) {
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const written = filterParams(next, new URLSearchParams(search)).toString();
      synced.current = written;
      navigate({ search: written, hash }, { replace: true });
    }, timing.addressPause);
  }
  return [filter, change];
}
