import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { timing } from "../../hooks/timing";
import { filterParams, type GameFilter, noFilter, parseFilter } from "./game-filter";

/**
 * The filter of the catalogue, kept in step with the address. The first render shows all of it, as the prerendered
 * HTML does, and the address is applied before the next paint. A change shows at once; the address follows when
 * the reader pauses, in place of the current entry of the history.
 */
export function useGameFilter(): [GameFilter, (filter: GameFilter) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(noFilter);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const address = new URLSearchParams(search).toString();
  /** The address that `filter` was read from or written to. */
  const known = useRef("");
  useLayoutEffect(() => {
    if (address === known.current) return;
    known.current = address;
    clearTimeout(timer.current);
    setFilter(parseFilter(new URLSearchParams(address)));
  }, [address]);

  const leaving = useNavigation().state !== "idle";
  useEffect(() => {
    // Writing the address now would break off the navigation.
    if (leaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [leaving]);

  function change(next: GameFilter) {
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const written = filterParams(next, new URLSearchParams(search)).toString();
      known.current = written;
      navigate({ search: written, hash }, { replace: true });
    }, timing.addressPause);
  }
  return [filter, change];
}
