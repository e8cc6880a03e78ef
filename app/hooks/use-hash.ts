import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated";

/**
 * The hash of the address without "#". CSS `:target` is not enough: it does not change when the router changes the
 * address.
 */
export function useHash(): string {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? hash.slice(1) : "";
}
