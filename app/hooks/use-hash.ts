import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated";

/**
 * The address's hash without its "#". CSS has `:target` for the same, but that stays where it was when the router
 * changes the address.
 */
export function useHash(): string {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? hash.slice(1) : "";
}
