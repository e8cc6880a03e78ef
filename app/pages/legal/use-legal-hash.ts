import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { legalTabs } from "../../content/legal";
import { useHydrated } from "../../hooks/use-hydrated";
import { formatLegalHash, type ParsedLegalHash, parseLegalHash } from "./legal-hash";

/** What the address asks for; an address without a hash is given that of the first document. */
export function useLegalHash(): ParsedLegalHash {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === "") navigate({ search, hash: formatLegalHash(legalTabs[0].hash) }, { replace: true });
  }, [search, hash, navigate]);
  // The server never sees a hash, so the first render does not either.
  return parseLegalHash(useHydrated() ? hash : "");
}
